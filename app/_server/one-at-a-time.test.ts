import { expect, it } from "vitest";
import { breathe, oneAtATime } from "./one-at-a-time";

it("does one piece of long work after the other, also when one fails", async () => {
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await breathe();
    seen.push(`${name} ends`);
    if (name === "b") throw new Error("b");
    return name;
  };
  const outcomes = await Promise.allSettled(["a", "b", "c"].map((name) => oneAtATime(work(name))));
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(seen).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});

it("sends away what comes when thirty wait, and takes work again afterwards", async () => {
  const works = Array.from({ length: 31 }, () => oneAtATime(breathe));
  await expect(works[30]).rejects.toMatchObject({ status: 503, code: "too-busy" });
  await Promise.all(works.slice(0, 30));
  await expect(oneAtATime(async () => "again")).resolves.toBe("again");
});
