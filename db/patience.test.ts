import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DatabaseUnavailableError } from "./connection/database-errors";
import { asAnswer, currentPatience, Patience, unhurried, withPatience } from "./patience";

const never = () => new Promise<never>(() => undefined);
const lasting = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("patience with the database", () => {
  it("ends with one sentence, and whoever comes later is told at once", async () => {
    const patience = new Patience(8000);
    const gaveUp = vi.fn();
    const waiting = patience.wait(never, gaveUp).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(7999);
    expect(gaveUp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(gaveUp).toHaveBeenCalledOnce();
    expect(await waiting).toBeInstanceOf(DatabaseUnavailableError);
    await expect(patience.wait(async () => "too late")).rejects.toThrow(/too slow to answer.*Try again/);
    expect(patience.wasFailed).toBe(true);
  });

  it("is spent by waiting alone, and once by statements that run side by side", async () => {
    const patience = new Patience(1000);
    const together = Promise.all([patience.wait(lasting(400)), patience.wait(lasting(300))]);
    await vi.advanceTimersByTimeAsync(400);
    await together;
    await vi.advanceTimersByTimeAsync(5000);
    expect(patience.left()).toBe(600);
    expect(patience.wasFailed).toBe(false);
  });

  it("notes a fault of the database, and none of others", async () => {
    const patience = new Patience(1000);
    await patience.wait(() => Promise.reject(new Error("no such table"))).catch(() => undefined);
    expect(patience.wasFailed).toBe(false);
    const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
    await expect(patience.wait(() => Promise.reject(refused))).rejects.toBe(refused);
    expect(patience.wasFailed).toBe(true);
  });

  it("goes with an answer, and not with work that others share", async () => {
    expect(currentPatience()).toBeNull();
    const mine = new Patience(1000);
    await withPatience(mine, async () => {
      await Promise.resolve();
      expect(currentPatience()).toBe(mine);
      asAnswer(() => expect(currentPatience()).toBe(mine));
      unhurried(() => expect(currentPatience()).toBeNull());
    });
    asAnswer(() => expect(currentPatience()).toBeInstanceOf(Patience));
  });
});
