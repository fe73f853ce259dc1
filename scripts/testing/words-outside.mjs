/** Regular expressions and lists of words that could read a shopper's text, outside the reading room. */
import { readFileSync } from "node:fs";
import { isTest, sourceFiles } from "../source-tree.mjs";

const rooms = /^(lib\/(dialogue|study|catalog|constraints|relaxation|rules|trade-offs)|app|components|db)\//;
const literal = /(?<=[(,=:?&|![{;]\s*|return\s)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[\n])+)\/[dgimsuvy]*/g;
const wordSet = /new Set\(\s*\[(?:\s*"[a-z' ]+",?){4,}|=\s*\[(?:\s*"[a-z']+",?){12,}/g;

/** A word of three letters or more, escapes and classes apart. */
export function hasWords(pattern) {
  return /[a-z]{3,}/i.test(pattern.replace(/\\p\{\w+\}|\\./g, " ").replace(/\[[^\]]*\]/g, " "));
}

/** A text's patterns with words, and its lists of words. */
export function readersIn(text) {
  const code = text.replace(/^\s*(\*|\/\/|\/\*).*$/gm, "");
  const patterns = [...code.matchAll(literal)].map(([, pattern]) => pattern).filter(hasWords);
  return [...patterns, ...[...code.matchAll(wordSet)].map(([list]) => list.replace(/\s+/g, " ").slice(0, 60))];
}

/** Every file of the rooms that must not read, with its findings; `lib/rules/compile` reads the author of a sheet. */
export function readersOutside() {
  return sourceFiles()
    .filter(
      (file) =>
        rooms.test(file) && !isTest(file) && !/^(db\/seed|app\/_server\/prose-corpus|lib\/rules\/compile)\//.test(file),
    )
    .map((file) => ({ file, found: readersIn(readFileSync(file, "utf8")) }))
    .filter(({ found }) => found.length > 0);
}
