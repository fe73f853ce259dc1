import type { Item, ItemQuestion } from "@/lib/benchmark/item";
import { csvColumns } from "@/lib/catalog/files/csv-columns";
import { describeValue, isMoney, type Predicate, type SlotName, slotNames, valuesOf } from "@/lib/constraints";
import { benchmark } from "@/lib/constraints/sold/benchmark";
import { pick, type Random } from "@/lib/random";

export interface KnownWish {
  slot: SlotName;
  test: Predicate;
  /** In the persona's words: "$18,935", "regular unleaded". */
  value: string;
  sentences: string[];
  /** Share in the hidden order: 0 goes first, 1 last. */
  place: number;
  /** Told only on request. */
  whenAsked?: string;
  /** Before a change of mind midway. */
  before?: string;
}

export interface PersonaKnowledge {
  opening: string;
  wishes: KnownWish[];
}

/** A sentence without a value belongs to the wish before it. */
export function recallPersona(
  persona: string,
  tests: readonly Predicate[],
  habits: Pick<Item, "drift" | "whenAsked"> = {},
): PersonaKnowledge {
  const sentences = persona.split(/(?<=[.!?]) (?=[A-Z“"])/);
  const wishes: KnownWish[] = [];
  let last: KnownWish[] = [];
  const placeOf = (index: number) => (tests.length > 1 ? index / (tests.length - 1) : 1);
  for (const [index, sentence] of sentences.entries()) {
    const named = tests.filter((test) => names(sentence, test));
    const fresh = named.flatMap((test) => {
      const known = wishes.find(({ slot }) => slot === test.slot);
      if (known) return index > 0 ? [known] : [];
      const place = placeOf(tests.indexOf(test));
      const wish: KnownWish = { slot: test.slot, test, value: written(test), sentences: [], place };
      wishes.push(wish);
      return [wish];
    });
    if (fresh.length > 0) last = fresh;
    if (index > 0) for (const wish of last) wish.sentences.push(sentence);
  }
  for (const wish of wishes) {
    const column = csvColumns[wish.slot];
    const asked = habits.whenAsked?.find((each) => each.column === column)?.text;
    if (asked) wish.whenAsked = asked;
    if (habits.drift?.column === column)
      wish.before = written({ slot: wish.slot, op: "==", value: habits.drift.before });
  }
  return { opening: sentences[0] ?? "", wishes };
}

function written({ slot, value }: Predicate): string {
  const [first] = valuesOf(value);
  return isMoney(slot) ? describeValue(slot, Number(first)) : String(first);
}

function names(sentence: string, test: Predicate): boolean {
  const value = written(test).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const found = new RegExp(`(?<![\\w,.$])${value}(?![\\w]|[.,]\\d)`, "i").test(sentence);
  return found && (benchmark.near?.[test.slot]?.test(sentence) ?? true);
}

import phrases from "./shopper-phrases.json" with { type: "json" };

/** How often each chooses against its own order. */
const slipShares = {
  plain: 0,
  terse: 0,
  chatty: 0.02,
  hedging: 0.1,
  /** Misstates one number, then corrects it. */
  contradictory: 0.1,
  forgetful: 0.05,
  "hard-limits": 0,
  reserved: 0,
};
export type Profile = keyof typeof slipShares;
export const profiles = Object.keys(slipShares) as Profile[];

export function slips(profile: Profile, random: Random): boolean {
  const share = slipShares[profile];
  return share > 0 && random() < share;
}

const { talk, doubts, limits } = phrases;

export function inProfile(profile: Profile, words: string, wishes: readonly KnownWish[], random: Random): string {
  switch (profile) {
    case "terse":
      return words.replace(/,? (because|since|as|so that) [^.;!?]*/gi, "").trim();
    case "chatty":
      return `${pick(talk, random)} ${words} ${pick(talk, random)}`;
    case "hedging":
      return `${pick(doubts, random)}${words}`;
    case "hard-limits":
      return wishes.length === 1 && wishes[0] && wishes[0].place === 1 ? `${words} ${pick(limits, random)}` : words;
    default:
      return words;
  }
}

/** Changes a number by about a tenth; `null` without one. */
export function misspoken(words: string, { value }: Pick<KnownWish, "value">): string | null {
  const digits = Number(value.replace(/[$,]/g, ""));
  if (!Number.isFinite(digits) || !/^\$?[\d,]+$/.test(value)) return null;
  const wrong = digits > 1990 && digits < 2030 ? digits - 2 : Math.round(digits * 0.9);
  const said = value.startsWith("$") ? `$${wrong.toLocaleString("en-US")}` : String(wrong);
  return words.replaceAll(value, said);
}

export const shopperModes = ["verbatim", "paraphrase", "model"] as const;
export type ShopperMode = (typeof shopperModes)[number];

export interface ShopperCharacter {
  knowledge: PersonaKnowledge;
  mode: ShopperMode;
  profile: Profile;
  random: Random;
}

/** Sorts a lone target first, then by weight. Exposes no weights. */
export function hiddenOrder({ constraints, target }: Pick<ItemQuestion, "constraints" | "target">): Predicate[] {
  const isTarget = ({ id }: { id: string }) => target.length === 1 && target.includes(id);
  return [...constraints]
    .sort((a, b) => Number(isTarget(b)) - Number(isTarget(a)) || a.weight - b.weight)
    .map(({ slot, op, value }) => ({ slot, op, value }));
}

export function slotsOfId(id: string): SlotName[] {
  const named = [...id.matchAll(/(?:^|;)(?:give:)?(\w+):/g)].map(([, name]) => name);
  return slotNames.filter((slot) => named.includes(slot));
}

/** Uses order alone; a slip takes the next one. */
export function leastMinded<T extends { id: string }>(
  { knowledge, profile, random }: Pick<ShopperCharacter, "knowledge" | "profile" | "random">,
  options: readonly T[],
): T | null {
  const lossOf = ({ id }: T) => lossIn(knowledge, slotsOfId(id));
  const [least = null, next = least] = [...options].sort((a, b) => lossOf(a) - lossOf(b));
  return slips(profile, random) ? next : least;
}

/** Everything given up must go before everything kept. */
export function givesLightestFirst(knowledge: PersonaKnowledge, slots: readonly SlotName[]): boolean {
  const given = knowledge.wishes.filter(({ slot }) => slots.includes(slot)).length;
  return lossIn(knowledge, slots) === 2 ** given - 1;
}

/** Each wish outweighs all before it, so the greatest loss decides. */
function lossIn({ wishes }: PersonaKnowledge, slots: readonly SlotName[]): number {
  const ordered = [...wishes].sort((a, b) => a.place - b.place);
  return ordered.reduce((sum, { slot }, index) => (slots.includes(slot) ? sum + 2 ** index : sum), 0);
}
