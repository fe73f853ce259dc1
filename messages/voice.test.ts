import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { slotNames } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { sourceFiles } from "@/scripts/testing/source-tree.mjs";
import { compiledFile, compileRoom, messageRooms, packs, printedRoom } from "./compile.mjs";

const printed = messageRooms().flatMap((room) => printedRoom(room).map((each: { name: string; text: string }) => ({ ...each, room })));
const slotTexts = slotNames.flatMap((slot) => {
  const { questions, oneThing, impossible } = slotWords[slot];
  return [...questions, oneThing, ...(impossible ? [impossible(1)] : [])];
});
const texts = [...printed.map(({ text }) => text), ...slotTexts];
const lengthOf = (sentence: string) => sentence.trim().split(/\s+/).length;
const sentences = texts
  .flatMap((text) => text.split(/(?<=[.?!:])\s+/))
  .filter((each) => /^[“A-Z$].*[.?!]$/.test(each.trim()));

describe("the voice of the shop", () => {
  it("has sentences of at most 12 words in the mean, and none over 25", () => {
    expect(sentences.length).toBeGreaterThan(350);
    const mean = sentences.reduce((sum, each) => sum + lengthOf(each), 0) / sentences.length;
    expect(mean).toBeLessThanOrEqual(12);
    expect(sentences.filter((each) => lengthOf(each) > 25)).toEqual([]);
  });

  it("contracts, spells as in the United States, and leaves stiff words out", () => {
    const stiff =
      /\b(whoever|whatever you|anew|shall|stands|is it meant|cannot|could not|did not|does not|do not|would not|I am|I have nothing|you are|it is not|let go|noted|colour|favourite|licence|spelt|thriftier)\b/i;
    expect(texts.filter((each) => stiff.test(each))).toEqual([]);
  });
});

describe("the catalogue of messages", () => {
  it.each(packs())("of %s is compiled: `npm run messages -- --write` after an edit", (pack) => {
    for (const room of messageRooms())
      expect(readFileSync(compiledFile(room, pack), "utf8")).toBe(compileRoom(room, undefined, pack));
  });

  it.each(packs())("of %s names its things", (pack) => {
    const all = messageRooms().flatMap((room: string) => printedRoom(room, pack));
    expect(all.filter(({ text }: { text: string }) => /<\/?thing|undefined/i.test(text))).toEqual([]);
  });

  it("holds no message that nothing says", () => {
    const code = sourceFiles()
      .filter((file: string) => !file.startsWith("messages/") && !file.includes(".test."))
      .map((file: string) => readFileSync(file, "utf8"))
      .join("\n");
    const rooms = new Set([...code.matchAll(/\b(\w+)(?=(\.\w+|\[))/g)].map(([, object, member]) => `${object}${member}`));
    const named = new Set((code.match(/(?<=[."'\s])[\w-]+/g) ?? []).flatMap((each) => [each, each.split("-")[0]]));
    const isNamed = (name: string) => named.has(name) || (name.includes(" ") && new RegExp(`["'\\s]${name}\\b`).test(code));
    const isUsed = (room: string, name: string) => {
      const [group = "", last = ""] = [name.split(".")[0], name.split(".").at(-1)];
      return (rooms.has(`${room}.${group}`) || rooms.has(`${room}[`)) && (group === last || isNamed(last));
    };
    expect(printed.filter(({ room, name }) => !isUsed(room, name)).map(({ room, name }) => `${room}.${name}`)).toEqual([]);
  });
});
