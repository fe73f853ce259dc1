/** Finds duplicated code: equal lines in two places. */
import { readFileSync } from "node:fs";

/** Shorter runs repeat a call's form, not an idea. */
const shortest = 8;

/** Skips imports, comments and punctuation lines. */
function codeLines(text) {
  const withoutImports = text.replace(/^import\b[^;]*;$/gm, (all) => all.replace(/[^\n]/g, ""));
  return withoutImports
    .split("\n")
    .map((line, place) => ({ line: line.trim(), place: place + 1 }))
    .filter(({ line }) => /\w/.test(line) && !/^(\/\/|\/?\*)/.test(line));
}

export function copiesAmong(files, read = (file) => readFileSync(file, "utf8"), least = shortest) {
  const texts = files.map((file) => ({ file, lines: codeLines(read(file)) }));
  const first = new Map();
  const copies = [];
  for (const [text, { lines }] of texts.entries()) {
    for (let at = 0; at + least <= lines.length; at++) {
      const key = lines
        .slice(at, at + least)
        .map(({ line }) => line)
        .join("\n");
      const known = first.get(key);
      if (known === undefined) {
        first.set(key, { text, at });
        continue;
      }
      const other = texts[known.text].lines;
      let length = least;
      while (lines[at + length] && lines[at + length].line === other[known.at + length]?.line) length++;
      const name = (place) => `${texts[place.text].file}:${texts[place.text].lines[place.at].place}`;
      copies.push({ lines: length, at: [name(known), name({ text, at })] });
      at += length - 1;
    }
  }
  return copies;
}
