/** Finds patterns and word lists outside the reading room that could read a shopper's text. */
import { readFileSync } from "node:fs";
import { isTest, sourceFiles } from "./source-tree.mjs";

const rooms = /^(lib\/(dialogue|study|catalog|constraints|relaxation|rules|trade-offs)|app|components|db)\//;
const literal = /(?<=[(,=:?&|![{;]\s*|return\s)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[\n])+)\/[dgimsuvy]*/g;
const wordSet = /new Set\(\s*\[(?:\s*"[a-z' ]+",?){4,}|=\s*\[(?:\s*"[a-z']+",?){12,}/g;

export function hasWords(pattern) {
  return /[a-z]{3,}/i.test(pattern.replace(/\\p\{\w+\}|\\./g, " ").replace(/\[[^\]]*\]/g, " "));
}

export function readersIn(text) {
  const code = text.replace(/^\s*(\*|\/\/|\/\*).*$/gm, "");
  const patterns = [...code.matchAll(literal)].map(([, pattern]) => pattern).filter(hasWords);
  return [...patterns, ...[...code.matchAll(wordSet)].map(([list]) => list.replace(/\s+/g, " ").slice(0, 60))];
}

export function readersOutside() {
  return sourceFiles()
    .filter((file) => rooms.test(file) && !isTest(file) && !/^(db\/seed|app\/_server\/prose-corpus)\//.test(file))
    .map((file) => ({ file, found: readersIn(readFileSync(file, "utf8")) }))
    .filter(({ found }) => found.length > 0);
}
