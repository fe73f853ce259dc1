import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "./connection/client";
import { openJobQueue } from "./job-queue";
import { queueDepths } from "./queries/queue-depths";
import { openTestDatabase, testedDatabases } from "./testing/test-database";

describe.runIf(testedDatabases.includes("server"))("a queue of long jobs", () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase("server");
  });
  afterAll(() => database.close());

  it("makes its tables once for several that begin at the same time, and leaves every connection in order", async () => {
    await database.query("drop schema if exists pgboss cascade", []);
    const opened = await Promise.all(
      ["a", "b", "c", "d"].map((name) =>
        openJobQueue(database, name, { onFault: () => undefined, work: async () => undefined }),
      ),
    );
    const all = Array.from({ length: 40 }, () => database.query("select pg_sleep(0.01), 1 as one", []));
    expect((await Promise.all(all)).every(([row]) => row?.one === 1)).toBe(true);
    await Promise.all(opened.map((queue) => queue.close()));
  });

  it("ends the transaction of a script that fails", async () => {
    await expect(database.query("begin; select 1 / 0; commit;", [])).rejects.toThrow(/division by zero/);
    const all = Array.from({ length: 40 }, () => database.query("select pg_sleep(0.01), 1 as one", []));
    expect((await Promise.all(all)).every(([row]) => row?.one === 1)).toBe(true);
  });

  it("is shared by several servers, does each job once, and begins a failed one again elsewhere or here", async () => {
    const done: string[] = [];
    let failures = 0;
    const open = (server: string) =>
      openJobQueue<{ name: string }>(database, "test", {
        onFault: () => undefined,
        work: async (_, { name }) => {
          if (name === "falls once" && failures++ === 0) throw new Error("this server had enough");
          done.push(`${name} by ${server}`);
        },
      });
    const one = await open("one");
    const two = await open("two");
    for (const name of ["first", "second", "falls once"]) expect(await one.add({ name })).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(() => done.length, { timeout: 30_000, interval: 200 }).toBe(3);
    await expect
      .poll(async () => (await two.list()).map(({ state }) => state), { timeout: 10_000 })
      .toEqual(["completed", "completed", "completed"]);
    expect(done.map((each) => each.split(" by ")[0]).sort()).toEqual(["falls once", "first", "second"]);
    await one.close();
    await two.close();
  });

  it("hands out once what came of a job, whichever server did it, and forgets what nobody collects", async () => {
    const open = () =>
      openJobQueue<{ number: number }, { twice: number }>(database, "outputs", {
        onFault: () => undefined,
        work: async (_, { number }) => {
          if (number < 0) throw new Error("no such number");
          return { twice: number * 2 };
        },
      });
    const [asker, worker] = [await open(), await open()];
    const id = (await asker.add({ number: 21 })) ?? "";
    const outcomes: unknown[] = [];
    await expect
      .poll(async () => outcomes.push(await asker.collect(id)) && outcomes.at(-1), { timeout: 20_000 })
      .toEqual({ kind: "done", output: { twice: 42 } });
    expect(await worker.collect(id)).toEqual({ kind: "failed" });
    const left = (await asker.add({ number: 1 })) ?? "";
    await expect
      .poll(async () => (await asker.list()).find((job) => job.id === left)?.state, { timeout: 20_000 })
      .toBe("completed");
    await asker.forget(0);
    expect(await asker.collect(left)).toEqual({ kind: "failed" });
    await Promise.all([asker.close(), worker.close()]);
  });

  it("takes one order in so many seconds where it is asked to, whichever server gives it", async () => {
    const done: string[] = [];
    const open = () =>
      openJobQueue<{ from: string }>(database, "now and then", {
        onFault: () => undefined,
        work: async (_, { from }) => void done.push(from),
      });
    const [one, two] = [await open(), await open()];
    const depths = async () => {
      const all = (await queueDepths(database)).filter(({ queue }) => queue === "now and then");
      return Object.fromEntries(all.map(({ state, count }) => [state, count]));
    };
    const none = { created: 0, retry: 0, active: 0, failed: 0 };
    expect(await depths()).toEqual(none);
    const asked = [await one.add({ from: "one" }, { onceIn: 3600 }), await two.add({ from: "two" }, { onceIn: 3600 })];
    expect(asked).toEqual([expect.any(String), null]);
    const { created = 0, active = 0 } = await depths();
    expect(created + active).toBeLessThanOrEqual(1);
    await expect.poll(() => done, { timeout: 20_000 }).toEqual(["one"]);
    await expect.poll(depths, { timeout: 20_000 }).toEqual(none);
    await Promise.all([one.close(), two.close()]);
  });
});
