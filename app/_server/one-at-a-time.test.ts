import { expect, it } from "vitest";
import { ahead, breathe, oneAtATime } from "./one-at-a-time";
import { onBehalfOf } from "./reading/fair-line";

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

it("sends away what one sender asks for beyond fifteen that wait, and takes others in their turn", async () => {
  const seen: string[] = [];
  const ask = (sender: string) =>
    onBehalfOf(sender, () =>
      oneAtATime(async () => {
        await breathe();
        seen.push(sender);
      }),
    );
  const works = Array.from({ length: 17 }, () => ask("flood"));
  await expect(works[16]).rejects.toMatchObject({ status: 503, code: "too-busy" });
  await Promise.all([...works.slice(0, 16), ask("shopper")]);
  expect(seen.indexOf("shopper")).toBeLessThanOrEqual(2);
  await expect(oneAtATime(async () => "again")).resolves.toBe("again");
});

it("makes way for an answer that somebody waits for, as long as its courtesy lasts", async () => {
  const seen: string[] = [];
  let answer = () => {};
  const answering = ahead(() => new Promise<void>((resolve) => (answer = resolve))).then(() => seen.push("answer"));
  const hurried = breathe({ left: 5 }).then(() => seen.push("no courtesy left"));
  const polite = breathe({ left: 1000 }).then(() => seen.push("long work"));
  await hurried;
  answer();
  await Promise.all([answering, polite]);
  expect(seen).toEqual(["no courtesy left", "answer", "long work"]);
});
