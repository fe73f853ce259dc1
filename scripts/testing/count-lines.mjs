/** Lines of code by room. Counts tests, corpora, the catalog and tables apart. */
import { readFileSync } from "node:fs";
import { isTest, sourceFiles } from "./source-tree.mjs";

/** Code never grows past this, so additions pay for themselves. */
export const lineBudget = 88_000;

/** Message modules are tables too: they hold text. */
const tables =
  /^(?:lib\/reading\/lexicon\/|domains\/(?:\w+\/)?(?:lexicon|messages)\/|lib\/claims\/plain-words\.ts$|messages\/\w+\.ts$)/;

const kinds = [
  ["tests", (file) => isTest(file)],
  ["catalog", (file) => /^domains\/\w+\/catalog\/makes\//.test(file)],
  ["corpora", (file) => file.startsWith("app/_server/prose-corpus/")],
  ["tables", (file) => tables.test(file)],
];

/** `cargoWords` and `cargoVoices` are tables beside the slot's definition. */
function wordLines(file, lines) {
  if (!/^domains\/\w+\/slots\//.test(file)) return 0;
  let isWords = false;
  return lines.filter((line) => {
    const opens = /^export const \w+(Words|Voices)\b/.test(line);
    const counts = opens || isWords;
    isWords = opens || (isWords && line !== "};");
    return counts;
  }).length;
}

export function kindOf(file) {
  return kinds.find(([, holds]) => holds(file))?.[0] ?? "code";
}

export function linesByRoom() {
  const rooms = new Map();
  for (const file of sourceFiles()) {
    const parts = file.split("/");
    const room = parts.length === 1 ? "." : parts[0] === "lib" && parts.length > 2 ? `lib/${parts[1]}` : parts[0];
    const counts = rooms.get(room) ?? { room, code: 0, tests: 0, catalog: 0, corpora: 0, tables: 0 };
    const lines = readFileSync(file, "utf8").split("\n");
    const words = kindOf(file) === "code" ? wordLines(file, lines) : 0;
    counts.tables += words;
    counts[kindOf(file)] += lines.length - 1 - words;
    rooms.set(room, counts);
  }
  return [...rooms.values()].sort((a, b) => b.code - a.code);
}
