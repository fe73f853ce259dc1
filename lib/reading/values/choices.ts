import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import type { Predicate } from "@/lib/constraints/constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import { valuesOf } from "@/lib/constraints/values-of";
import { agreed, choiceLeadIns, choiceWanting, filler, no, yes } from "@/lib/reading/lexicon/choice-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";

/** From 0. Negative counts from the end. */
const places = new PhraseTable<readonly number[]>();
const names = ["first", "second", "third", "fourth", "fifth", "sixth"];
const digits = ["1st", "2nd", "3rd", "4th", "5th", "6th"];
const numbers = ["one", "two", "three", "four", "five", "six"];
for (const [index, name] of names.entries()) {
  const digit = digits[index] ?? "";
  places.add(`[the] (${name}|${digit}) [one|option|choice]`, [index]);
  places.add(`(option|choice|number) (${numbers[index]}|${index + 1})`, [index]);
  places.add(`[either] [the] (${name}|${digit}) (or|and) [the] last [one|ones|option]`, [index, -1]);
  for (const [other, otherName] of names.entries()) {
    const both = [index, other];
    places.add(
      `[either] [the] (${name}|${digit}) (or|and) [the] (${otherName}|${digits[other]}) [one|ones|option|options]`,
      both,
    );
  }
}
for (const [count, word] of [
  [2, "(two|2|couple)"],
  [3, "(three|3)"],
] as const) {
  const first = Array.from({ length: count }, (_, index) => index);
  const last = first.map((index) => index - count);
  places.add(`[either|any|both|one|all] [of] [the] first ${word} [options|ones]`, first);
  places.add(`[either|any|both|one|all] [of] [the] last ${word} [options|ones]`, last);
}
places.add("[the] (last|latter) [one|option|choice]", [-1]);
places.add("[the] former", [0]);
places.add("[the] middle [one|option|choice|size]", [1]);

const extremes = new PhraseTable<{ slot?: SlotName; most: boolean }>()
  .add("[the] (cheaper|cheapest|lower|lowest|less expensive) [one|option|price|budget]", { most: false })
  .add("[the] (smaller|smallest|least) [one|option|number]", { most: false })
  .add(
    "[the] (more expensive|most expensive|higher|highest|bigger|biggest|larger|largest|most) [one|option|number|budget]",
    {
      most: true,
    },
  )
  .add("[the] (newer|newest|more recent|latest) [one|option|ones]", { slot: "year", most: true })
  .add("[the] (older|oldest) [one|option|ones]", { slot: "year", most: false })
  .add("[the] (faster|fastest|more powerful|most powerful) [one|option]", { slot: "horsepower", most: true });

export interface Chosen {
  predicate: Predicate;
  start: number;
  end: number;
}

/** "The first one", "the cheaper one", if little else is said. */
export function chosenPredicate(
  tokens: readonly Token[],
  offered: readonly Predicate[],
  question: readonly Token[] = [],
): Chosen | undefined {
  if (offered.length === 0) return undefined;
  const confirmed = confirmedPredicate(tokens, offered, question);
  if (confirmed) return confirmed;
  for (let index = 0; index < tokens.length; index++) {
    const placed = places.at(tokens, index);
    const extreme = placed ? undefined : extremes.at(tokens, index);
    const end = placed?.end ?? extreme?.end;
    if (end === undefined) continue;
    const others = tokens.filter(
      (token, at) => (at < index || at >= end) && token.kind !== "mark" && !filler.has(token.word),
    );
    if (others.length > 0) return undefined;
    const predicate = placed ? joined(placed.payload, offered) : extreme && extremeOf(extreme.payload, offered);
    return predicate ? { predicate, start: index, end } : undefined;
  }
  return undefined;
}

/** Joins values, and keeps the wider bound. */
function joined(chosen: readonly number[], offered: readonly Predicate[]): Predicate | undefined {
  const picked = chosen.map((place) => (place < offered.length ? offered.at(place) : undefined));
  const known = picked.filter((each) => each !== undefined);
  const [first, ...rest] = known;
  if (!first || known.length < picked.length || rest.some((each) => each.slot !== first.slot)) return undefined;
  if (rest.length === 0) return first;
  if (known.every((each) => each.op === "==" || each.op === "in")) {
    return { slot: first.slot, op: "in", value: [...new Set(known.flatMap((each) => valuesOf(each.value)))] };
  }
  if (rest.some((each) => each.op !== first.op)) return undefined;
  const values = known.map((each) => Number(each.value));
  if (first.op === "<=") return { ...first, value: Math.max(...values) };
  return first.op === ">=" ? { ...first, value: Math.min(...values) } : undefined;
}

function extremeOf({ slot, most }: { slot?: SlotName; most: boolean }, offered: readonly Predicate[]) {
  const numeric = offered.filter(
    (each) =>
      typeof each.value === "number" && slotDefinitions[each.slot].kind === "number" && (!slot || each.slot === slot),
  );
  if (numeric.length < 2 || numeric.length < offered.length) return undefined;
  return numeric.reduce((best, each) => (Number(each.value) > Number(best.value) === most ? each : best));
}

/** "No" to "Do you need all-wheel drive?" leaves the slot open. */
export function declines(tokens: readonly Token[], offered: readonly Predicate[], question: readonly Token[]): boolean {
  if (offered.length !== 1 || !question.some((token) => choiceWanting.has(token.word))) return false;
  const words = tokens.filter((token) => token.kind !== "mark").map((token) => token.word);
  const plain =
    no.has(words[0] ?? "") && words.slice(1).every((word) => filler.has(word) || word === "i" || word === "dont");
  const soft = ["not really", "not necessarily", "dont need it", "no need", "not needed"].includes(words.join(" "));
  return plain || soft;
}

/** Needs the question's single value. */
function confirmedPredicate(tokens: readonly Token[], offered: readonly Predicate[], question: readonly Token[]) {
  const [predicate] = offered;
  if (!predicate || offered.length > 1 || !question.some((token) => choiceWanting.has(token.word))) return undefined;
  const words = tokens.filter((token) => token.kind !== "mark");
  const from = words.findIndex((token) => !choiceLeadIns.has(token.word));
  const [first, ...rest] = words.slice(Math.max(0, from));
  const said = [first, ...rest].map((token) => token?.word).join(" ");
  if (agreed.has(said)) return { predicate, start: 0, end: tokens.length };
  if (!first || !yes.has(first.word) || rest.some((token) => !filler.has(token.word))) return undefined;
  return { predicate, start: 0, end: 1 };
}
