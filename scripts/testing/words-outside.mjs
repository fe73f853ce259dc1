/** Finds patterns and word lists that could read a shopper's text outside the reading room. */
import { readFileSync } from "node:fs";
import { isTest, sourceFiles } from "../source-tree.mjs";

const rooms = /^(lib\/(dialogue|study|catalog|constraints|relaxation|trade-offs)|app|components|db)\//;
const literal = /(?<=[(,=:?&|![{;]\s*|return\s)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[\n])+)\/[dgimsuvy]*/g;
const wordSet = /new Set\(\s*\[(?:\s*"[a-z' ]+",?){4,}|=\s*\[(?:\s*"[a-z']+",?){12,}/g;

/** A word of three letters or more, outside escapes and classes. */
export function hasWords(pattern) {
  return /[a-z]{3,}/i.test(pattern.replace(/\\p\{\w+\}|\\./g, " ").replace(/\[[^\]]*\]/g, " "));
}

/** A text's patterns with words, and its lists of words. */
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
