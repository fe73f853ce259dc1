import type { Item } from "@/lib/benchmark/item";
import { csvColumns } from "@/lib/catalog/files/csv-columns";
import { describeValue, isMoney, type Predicate, type SlotName, valuesOf } from "@/lib/constraints";

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

/** City and highway mileage may share a number, so the slot's word must be near. */
const nearWords: Partial<Record<SlotName, RegExp>> = { cityMpg: /city/i, highwayMpg: /highway/i };

function names(sentence: string, test: Predicate): boolean {
  const value = written(test).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const found = new RegExp(`(?<![\\w,.$])${value}(?![\\w]|[.,]\\d)`, "i").test(sentence);
  return found && (nearWords[test.slot]?.test(sentence) ?? true);
}
