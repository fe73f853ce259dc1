import { setMaxListeners } from "node:events";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ConnectionGate } from "./connection-gate";

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));
const staying = new AbortController().signal;
setMaxListeners(0, staying);
const refusal = () => Object.assign(new Error("too many connections"), { code: "53300" });

function serverWith(granted: number) {
  const server = { inUse: 0, most: 0, refusals: 0 };
  const work = async () => {
    if (server.inUse >= granted) {
      server.refusals += 1;
      throw refusal();
    }
    server.inUse += 1;
    server.most = Math.max(server.most, server.inUse);
    await tick();
    server.inUse -= 1;
    return "answered";
  };
  return { server, work };
}

describe("the gate before the connections", () => {
  it("answers everybody on the connections that a server grants, however few of the pool they are", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ pool: fc.integer({ min: 1, max: 12 }), granted: fc.integer({ min: 1, max: 12 }) }),
        fc.integer({ min: 1, max: 60 }),
        async ({ pool, granted }, many) => {
          const { server, work } = serverWith(granted);
          const gate = new ConnectionGate(pool);
          const answers = await Promise.all(Array.from({ length: many }, () => gate.run(work, staying)));
          expect(answers).toEqual(answers.map(() => "answered"));
          expect(server.most).toBeLessThanOrEqual(Math.min(pool, granted));
        },
      ),
      { seed: 7, numRuns: 60 },
    );
  });

  it("tries one more connection now and then, and uses them all again once they are granted", async () => {
    let now = 0;
    const gate = new ConnectionGate(4, () => now);
    let granted = 2;
    let inUse = 0;
    let most = 0;
    const work = async () => {
      if (inUse >= granted) throw refusal();
      inUse += 1;
      most = Math.max(most, inUse);
      await tick();
      inUse -= 1;
    };
    const round = () => Promise.all([1, 2, 3, 4, 5, 6].map(() => gate.run(work, staying)));
    await round();
    expect(most).toBe(2);
    granted = 4;
    for (let time = 0; time < 3; time++) {
      now += 2000;
      await round();
    }
    expect(most).toBe(4);
  });

  it("lets in first who came first, and passes over whoever left while waiting", async () => {
    const gate = new ConnectionGate(1);
    const order: string[] = [];
    const leaving = new AbortController();
    const named = (name: string) => async () => {
      order.push(name);
      await tick();
    };
    const first = gate.run(named("first"), staying);
    const left = gate.run(named("left"), leaving.signal);
    const last = gate.run(named("last"), staying);
    leaving.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    await Promise.all([first, last]);
    expect(order).toEqual(["first", "last"]);
  });

  it("hands on every other fault, and the connection with it", async () => {
    const gate = new ConnectionGate(1);
    await expect(gate.run(() => Promise.reject(new Error("no such table")), staying)).rejects.toThrow("no such table");
    expect(await gate.run(async () => "next", staying)).toBe("next");
  });
});
