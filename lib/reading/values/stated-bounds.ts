import { holds } from "@/lib/catalog/catalog-reader";
import { numericSlotNames } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { TokenSpan, Tokens } from "@/lib/reading/text/tokenize";
import type { Quantity, QuantityTest } from "./quantity";
import type { StandingNumber, UnitContext } from "./units/unit-context";

const table = PhraseTable.keyed<QuantityTest>(
  numericSlotNames.flatMap((slot) =>
    (slotWords[slot].states ?? []).map(({ say, op, value }) => [{ slot, op, value }, say] as const),
  ),
);

/** For the speller. */
export const statedVocabulary: ReadonlySet<string> = table.words;

/** Reads "third row", unless a longer name holds the words. */
export function statedBounds(
  tokens: Tokens,
  owned: readonly boolean[],
  { vocabulary, sightings, standing = [] }: Pick<UnitContext, "vocabulary" | "sightings" | "standing">,
): Quantity[] {
  const isInside = (hit: TokenSpan) => sightings.some(({ start, end }) => start < hit.start && end >= hit.end);
  const hits = table.hitsIn(
    tokens,
    (hit) => !owned[hit.start] && holds(vocabulary, hit.payload.slot) && !isInside(hit),
  );
  return [...hits].map(({ payload, start, end }) => {
    return { tests: [atLeast(standing, payload)], start, end, core: start, blurred: false, open: true };
  });
}

/** "The third row" of someone with eight seats in the search is of those eight. */
function atLeast(standing: readonly StandingNumber[], test: QuantityTest): QuantityTest {
  const wished = standing.find(
    (each) => each.slot === test.slot && each.op === ">=" && each.value > Number(test.value),
  );
  return wished && test.op === ">=" ? { ...test, value: wished.value } : test;
}
