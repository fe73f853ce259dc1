import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Circuit, withCircuit } from "./circuit";
import { type ModelFailure, type ModelReply, noUsage } from "./model-port";

const prompt = { system: "", user: "" };

function clockwork() {
  let now = 0;
  let calls = 0;
  let failure: ModelFailure | null = null;
  let takes = 0;
  const model = {
    id: "m",
    timeLimit: 1000,
    async send(): Promise<ModelReply> {
      calls += 1;
      now += takes;
      return failure ? { kind: "failed", failure, usage: noUsage } : { kind: "sent", text: "{}", usage: noUsage };
    },
  };
  const guarded = withCircuit(model, new Circuit(() => now));
  return {
    async ask(how: ModelFailure | null, waits = 0) {
      failure = how;
      takes = waits;
      const [before, sent] = [now, calls];
      const completion = await guarded.send(prompt);
      return {
        outcome: completion.kind === "failed" ? completion.failure : "used",
        waited: now - before,
        sent: calls - sent,
      };
    },
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe("the circuit of a model", () => {
  it("delays one message when a model hangs, and answers the others at once", async () => {
    const { ask } = clockwork();
    expect(await ask("timeout", 8000)).toEqual({ outcome: "timeout", waited: 8000, sent: 1 });
    for (let message = 0; message < 20; message += 1)
      expect(await ask("timeout", 8000)).toEqual({ outcome: "resting", waited: 0, sent: 0 });
  });

  it.each(["server-error", "unreachable", "rate-limited", "misconfigured", "malformed"] as const)(
    "opens after three failures in a row: %s",
    async (failure) => {
      const { ask } = clockwork();
      for (let time = 0; time < 3; time += 1) expect((await ask(failure)).sent).toBe(1);
      expect(await ask(null)).toMatchObject({ outcome: "resting", sent: 0 });
    },
  );

  it("stays closed when an answer comes in between, and counts neither refusals nor stopped messages", async () => {
    const { ask } = clockwork();
    for (const how of ["server-error", "server-error", null, "server-error", "server-error", "refused"] as const)
      expect((await ask(how)).sent).toBe(1);
    for (let time = 0; time < 5; time += 1) expect((await ask("aborted")).sent).toBe(1);
    expect((await ask(null)).outcome).toBe("used");
  });

  it("lets one message try again after half a minute, and closes when that is answered", async () => {
    const { ask, wait } = clockwork();
    await ask("timeout", 8000);
    wait(29_999);
    expect((await ask(null)).sent).toBe(0);
    wait(1);
    expect(await ask("timeout", 8000)).toMatchObject({ outcome: "timeout", sent: 1 });
    expect((await ask(null)).sent).toBe(0);
    wait(30_000);
    expect((await ask(null)).outcome).toBe("used");
    expect((await ask("server-error")).sent).toBe(1);
    expect((await ask(null)).outcome).toBe("used");
  });

  it("lets the next message try when the one that tried was stopped", async () => {
    const { ask, wait } = clockwork();
    await ask("timeout", 8000);
    wait(30_000);
    expect((await ask("aborted")).sent).toBe(1);
    expect((await ask(null)).outcome).toBe("used");
  });

  it("lets one call through at a time while it tries", () => {
    let now = 0;
    const circuit = new Circuit(() => now);
    circuit.record("timeout");
    now = 30_000;
    expect([circuit.admits(), circuit.admits(), circuit.admits()]).toEqual([true, false, false]);
    now += 40_000;
    expect([circuit.admits(), circuit.admits()]).toEqual([true, false]);
  });

  it("never has shoppers wait for a dead model more than once in half a minute", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 60 }), async (pauses) => {
        const { ask, wait } = clockwork();
        let waited = 0;
        let passed = 0;
        for (const pause of pauses) {
          wait(pause);
          passed += pause;
          waited += (await ask("timeout", 8000)).sent;
        }
        expect(waited).toBeLessThanOrEqual(1 + passed / 30_000);
      }),
      { seed: 8, numRuns: 200 },
    );
  });
});
