import { describe, expect, it } from "vitest";
import { LastAsked } from "./last-asked";

describe("answers that were asked for last", () => {
  it("are asked for once, also while they are on their way", async () => {
    let asked = 0;
    const last = new LastAsked<number>(2);
    const ask = async () => ++asked;
    expect(await Promise.all([last.ask("a", ask), last.ask("a", ask)])).toEqual([1, 1]);
    expect(await last.ask("a", ask)).toBe(1);
  });

  it("make room for newer ones, least lately asked first", async () => {
    const last = new LastAsked<string>(2);
    for (const key of ["a", "b", "a", "c"]) await last.ask(key, async () => key);
    expect(last.find("b")).toBeUndefined();
    expect(await last.find("a")).toBe("a");
    expect(await last.find("c")).toBe("c");
  });

  it("are asked for again after a failure", async () => {
    const last = new LastAsked<number>(2);
    await expect(last.ask("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await last.ask("a", async () => 1)).toBe(1);
  });
});
