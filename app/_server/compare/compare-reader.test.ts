import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { ahead } from "@/app/_server/one-at-a-time";
import { Patience, withPatience } from "@/db/patience";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makingWay } from "./compare-view";

it("makes way for other answers, but not after its request waited for the database", async () => {
  let answer = () => {};
  const answering = ahead(() => new Promise<void>((resolve) => (answer = resolve)));
  const outcome = (left: number) => {
    const count = withPatience(new Patience(left), () => makingWay(createColumnReader([])).count([]));
    return Promise.race([count, wait(1000, "made way")]);
  };
  expect(await Promise.all([outcome(6000), outcome(0)])).toEqual(["made way", 0]);
  answer();
  await answering;
});
