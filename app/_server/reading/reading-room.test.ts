import { describe, expect, it } from "vitest";
import { startColdThread } from "@/app/_server/testing/cold-thread";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import type { ReaderThread } from "./reader-thread";
import { ReadingRoom } from "./reading-room";

const turns = [{ role: "user" as const, content: "an SUV under $30k with at least 30 mpg" }];
const hang = () => new Promise<never>(() => undefined);

const askedOf =
  (ask: ReaderThread["ask"]): ReaderThread["ask"] =>
  (message) => {
    return message.task === "warm" ? Promise.resolve(null) : ask(message);
  };

function stuck(seen: { started: number; ended: number }): ReaderThread {
  seen.started += 1;
  let spent = 0;
  return {
    opened: Promise.resolve(),
    ask: askedOf(hang),
    spent: () => spent++,
    end: () => {
      seen.ended += 1;
    },
  };
}

describe("the room where words are read", () => {
  /** A real thread takes seconds to start, so two tests share one. */
  const room = new ReadingRoom({ start: startColdThread, size: 1 });

  it("reads in a thread what would be read here", async () => {
    const budget = { left: 10_000 };
    const done = await room.run("compare", { turns }, corpusVocabulary, budget);
    const wishes = done.kind === "read" ? done.output.wishes : [];
    expect(wishes.map(({ id }) => id)).toEqual(["style:is", "msrp:<=", "highwayMpg:>="]);
    expect(budget.left).toBeLessThan(10_000);
  });

  it("ends a thread that spends more than the request has left, says so, and starts another", async () => {
    const seen = { started: 0, ended: 0 };
    const room = new ReadingRoom({ start: () => stuck(seen), size: 1 });
    const work = room.run("compare", { turns }, corpusVocabulary, { left: 3 });
    expect(await work).toEqual({ kind: "too-long" });
    expect(seen).toEqual({ started: 2, ended: 1 });
  });

  it("ends a real thread in the middle of its work", async () => {
    const long = Array.from({ length: 2000 }, () => ({
      role: "user" as const,
      content: "not an SUV, 30mpg $1 ".repeat(190),
    }));
    expect(await room.run("compare", { turns: long }, corpusVocabulary, { left: 50 })).toEqual({ kind: "too-long" });
    const next = await room.run("compare", { turns }, corpusVocabulary, { left: 10_000 });
    expect(next).toMatchObject({ kind: "read", output: { wishes: [{}, {}, {}] } });
  });

  it("does not charge a request for the time it waits for others", async () => {
    let free: (() => void) | undefined;
    const spent = [0, 0, 0, 0];
    const room = new ReadingRoom({
      start: () => ({
        opened: Promise.resolve(),
        ask: askedOf(
          () =>
            new Promise((resolve) => {
              free = () => resolve("read");
            }),
        ),
        spent: () => spent[0] ?? 0,
        end: () => undefined,
      }),
      size: 1,
    });
    const budgets = [{ left: 100 }, { left: 100 }];
    const works = budgets.map((budget) => room.run("compare", { turns }, corpusVocabulary, budget));
    await new Promise((resolve) => setTimeout(resolve, 30));
    spent[0] = 90;
    free?.();
    await works[0];
    await new Promise((resolve) => setTimeout(resolve, 30));
    free?.();
    await works[1];
    expect(budgets).toEqual([{ left: 10 }, { left: 100 }]);
  });

  it("sends away what comes when too much waits already", async () => {
    const seen = { started: 0, ended: 0 };
    const room = new ReadingRoom({
      start: () => ({ ...stuck(seen), spent: () => 0 }),
      size: 1,
      mostWaiting: 1,
      patience: 200,
    });
    const works = [1, 2, 3].map(() => room.run("compare", { turns }, corpusVocabulary, { left: 100 }));
    expect(await works[2]).toEqual({ kind: "too-busy" });
    expect(await Promise.all(works)).toEqual(works.map(() => ({ kind: "too-busy" })));
  });

  it("leaves a thread to short work, and takes it first, however much long work waits", async () => {
    const begun: string[] = [];
    const free: (() => void)[] = [];
    const room = new ReadingRoom({
      start: () => ({
        opened: Promise.resolve(),
        ask: askedOf(
          ({ input }) =>
            new Promise((resolve) => {
              begun.push(String(input));
              free.push(() => resolve("read"));
            }),
        ),
        spent: () => 0,
        end: () => undefined,
      }),
      size: 2,
    });
    const settled = () => new Promise((resolve) => setTimeout(resolve, 10));
    const work = (name: string, size: number) =>
      room.run("compare", name as never, corpusVocabulary, { left: 100 }, size);
    const works = [work("long", 4000), work("longer", 4000), work("short", 300), work("shorter", 250)];
    await settled();
    expect(begun).toEqual(["long", "short"]);
    free[0]?.();
    await settled();
    expect(begun).toEqual(["long", "short", "shorter"]);
    for (let next = 1; next < 4; next += 1) {
      free[next]?.();
      await settled();
    }
    await Promise.all(works);
    expect(begun).toEqual(["long", "short", "shorter", "longer"]);
  });

  it("passes on a thread that cannot be started", async () => {
    const broken = (): ReaderThread => {
      const opened = Promise.reject(new Error("no"));
      opened.catch(() => undefined);
      return { ...stuck({ started: 0, ended: 0 }), opened };
    };
    const room = new ReadingRoom({ start: broken, size: 1 });
    await expect(room.run("compare", { turns }, corpusVocabulary, { left: 100 })).rejects.toThrow("no");
  });
});
