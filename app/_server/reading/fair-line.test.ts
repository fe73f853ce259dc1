import { describe, expect, it } from "vitest";
import { FairLine, onBehalfOf } from "./fair-line";

describe("a line in which senders take turns", () => {
  it("serves another sender after one piece of the sender who fills the line, and keeps places for others", () => {
    const line = new FairLine<string>(20);
    const sent = Array.from({ length: 30 }, (_, index) => onBehalfOf("flood", () => line.add(`flood ${index}`)));
    expect(sent.filter(Boolean)).toHaveLength(10);
    expect(line.take()).toBe("flood 0");
    for (const name of ["a", "b"]) expect(onBehalfOf(name, () => line.add(name))).toBe(true);
    expect([line.take(), line.take(), line.take(), line.take()]).toEqual(["flood 1", "a", "b", "flood 2"]);
  });

  it("gives a sender that comes again no turn before those who wait", () => {
    const line = new FairLine<string>(20);
    const add = (sender: string) => onBehalfOf(sender, () => line.add(sender));
    add("a");
    add("b");
    expect(line.take()).toBe("a");
    add("a");
    expect([line.take(), line.take(), line.take()]).toEqual(["b", "a", undefined]);
  });

  it("passes over work that may not be done now", () => {
    const line = new FairLine<number>(20);
    for (const each of [1, 2, 3]) line.add(each);
    expect(line.take((each) => each > 1)).toBe(2);
    expect(line.take((each) => each > 3)).toBeUndefined();
    expect([line.take(), line.take()]).toEqual([1, 3]);
  });
});
