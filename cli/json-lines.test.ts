import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { type JsonLine, readJsonLines, writeJsonLine } from "./json-lines";

async function read(...chunks: string[]): Promise<JsonLine[]> {
  const lines: JsonLine[] = [];
  for await (const line of readJsonLines(Readable.from(chunks))) lines.push(line);
  return lines;
}

describe("JSON Lines", () => {
  it("are read whatever the pieces they arrive in, empty lines and a byte order mark left out", async () => {
    expect(await read('\uFEFF{"a":', "1}\r\n\n[2", ']\n"three"')).toEqual([
      { kind: "value", line: 1, value: { a: 1 } },
      { kind: "value", line: 3, value: [2] },
      { kind: "value", line: 4, value: "three" },
    ]);
  });

  it("go on after a malformed one, which is named by its number", async () => {
    const [bad, good] = await read("{nonsense\n", "{}\n");
    expect(bad).toMatchObject({ kind: "malformed", line: 1, reason: expect.stringMatching(/^line 1 is not JSON: /) });
    expect(good).toEqual({ kind: "value", line: 2, value: {} });
  });

  it("wait for a reader that is slower", async () => {
    const output = new PassThrough({ highWaterMark: 4 });
    const written = (async () => {
      for (const value of [{ a: 1 }, { b: 2 }]) await writeJsonLine(output, value);
      output.end();
    })();
    expect(await text(output)).toBe('{"a":1}\n{"b":2}\n');
    await written;
  });
});
