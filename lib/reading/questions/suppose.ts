import { rememberedFor } from "@/lib/catalog/remembered";
import { type Edit, economies, isNumericSlot, roles, type SlotName } from "@/lib/constraints";
import { economySaid, priceTimes, slotWords } from "@/lib/constraints/slot-words";
import { interpret } from "@/lib/reading/edits/interpret";
import { away, bareSum, fewer, looser, more } from "@/lib/reading/lexicon/search-questions";
import type { ReadInput, Screen } from "@/lib/reading/preference-reader";
import { messageOf } from "@/lib/reading/read-words";
import { testsOf } from "./about-search";
import type { Named } from "./referents";
import { addingTest, type Supposed } from "./supposed";

/** Tells only what was asked before. */
const quiet = rememberedFor(({ earlier = [] }: Screen) => ({
  gaveWay: [],
  proposes: false,
  oneProduct: false,
  earlier,
}));

/** Changes nothing. */
export function suppose(words: string, core: string, named: Named, input: ReadInput): Supposed {
  const { question: _question, screen, ...plain } = input;
  const alone: ReadInput = { ...plain, words, ...(screen ? { screen: quiet(screen) } : {}) };
  // "Another brand but with AWD" keeps the AWD.
  const kept = /\bbut (?:with|keep\w*|still)\b/i.exec(words)?.index ?? words.length;
  const isSupposed = ({ start }: { start: number }) => (named.tokens[start]?.start ?? 0) < kept;
  const topics = [
    ...new Set([
      ...named.topics.filter(isSupposed).flatMap(({ slots }) => [...slots]),
      ...named.values.filter(isSupposed).map(({ slot }) => slot),
    ]),
  ];
  const without = away.test(core) ? topicsOf(core, topics, input) : [];
  const amount = more.exec(core);
  const less = amount ? null : fewer.exec(core);
  const by = amount ? sumOf(amount[1] ?? amount[3], amount[2] ?? amount[4]) : less ? -sumOf(less[1], less[2]) : 0;
  // "2 mpg less" moves the mileage. A bare sum moves the budget.
  const [economy] = economies;
  const byMiles = economySaid?.moved.test(core) && Math.abs(by) < 60;
  const byYears = /\byears?\b/.test(core) && Math.abs(by) < 30;
  const moved: Supposed["moved"] = [];
  if (by !== 0) moved.push({ slot: byMiles && economy ? economy : byYears ? "year" : roles.price, by });
  else if (looser.test(core) && without.length === 0) moved.push(...vagueMove(core, topics));
  const round = by === 0 ? roundSum(core, topics, input) : [];
  const read = by !== 0 || without.length > 0 ? [] : editsIn(alone);
  // "Do you have more if I say 40?": the condition holds the change.
  const [, condition] = read.length > 0 || by !== 0 ? [] : (/\bif (?:(?:i|we|it)\b)?(.+)/i.exec(words) ?? []);
  const supposed = condition ? editsIn({ ...alone, words: condition }) : read;
  const isNothing = without.length > 0 || by !== 0;
  const said = [round, supposed, isNothing ? [] : bareYear(core), isNothing ? [] : testsOf({ named })];
  const edits = said.find((each) => each.length > 0) ?? [];
  const isExact = edits.some((edit) => edit.kind === "add" && isNumericSlot(edit.constraint.slot));
  return { edits, without, moved: isExact ? [] : moved };
}

/** "What if the price went to 23" means thousands, where people drop them. */
function roundSum(core: string, topics: readonly SlotName[], { constraints }: ReadInput): Edit[] {
  if (priceTimes === 1) return [];
  const said = bareSum.exec(core);
  const number = Number(said?.[1] ?? 0);
  const ofMoney = topics.includes(roles.price) || /\b(?:price|budget|spend|pay|paid|money)\b/.test(core);
  const stands = constraints.some(({ slot }) => slot === roles.price);
  const isOther = topics.some((slot) => slot !== roles.price);
  if (number < 5 || number > 150 || (isOther && !said?.[2]) || !(ofMoney || stands)) return [];
  return [addingTest({ slot: roles.price, op: "<=", value: number * 1000 })];
}

/** "If I took 2018 instead": that year or newer. */
function bareYear(core: string): Edit[] {
  const year = Number(/(?<![$\d,.])\b((?:19|20)\d\d)\b(?! (?:more|dollars|bucks|miles))/.exec(core)?.[1] ?? 0);
  return year > 0 ? [addingTest({ slot: "year", op: ">=", value: year })] : [];
}

/** Rules read these, because the model drops values in questions. */
function editsIn(input: ReadInput): Edit[] {
  const [learned = [], ruled = []] = [false, true].map((alone) =>
    interpret(messageOf(input, alone), input).edits.filter(({ kind }) => /^(?:add|change|remove)$/.test(kind)),
  );
  return ruled.length > learned.length ? ruled : learned;
}

function topicsOf(core: string, topics: readonly SlotName[], { constraints }: ReadInput): SlotName[] {
  if (/\b(?:budget|money|price)\b/.test(core)) return [...new Set<SlotName>([...topics, roles.price])];
  const standing = topics.filter((slot) => constraints.some((each) => each.slot === slot));
  return standing.length > 0 ? standing : [...topics];
}

function vagueMove(core: string, topics: readonly SlotName[]): Supposed["moved"] {
  const loosened = (slot: SlotName) => [{ slot, by: slotWords[slot].loosened ?? 0 }].filter(({ by }) => by !== 0);
  if (/\b(?:older|year)\b/.test(core) || topics.includes("year")) return loosened("year");
  const [economy] = economies;
  if (economy && topics.includes(economy)) return loosened(economy);
  return /\b(?:more|up|over|stretch|higher|spend|pay)\b/.test(core) ? loosened(roles.price) : [];
}

function sumOf(digits: string | undefined, unit: string | undefined): number {
  const number = Number((digits ?? "0").replace(/,/g, ""));
  if (!Number.isFinite(number)) return 0;
  if (unit === "hundred") return number * 100;
  return unit === "k" || unit === "grand" || unit === "thousand" ? number * 1000 : number;
}
