import { holds } from "@/lib/catalog/catalog-reader";
import { numericSlotNames } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";
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
  tokens: readonly Token[],
  owned: readonly boolean[],
  { vocabulary, sightings, standing = [] }: Pick<UnitContext, "vocabulary" | "sightings" | "standing">,
): Quantity[] {
  const found: Quantity[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const hit = owned[index] ? undefined : table.at(tokens, index);
    if (!hit || !holds(vocabulary, hit.payload.slot)) continue;
    if (sightings.some(({ start, end }) => start < index && end >= hit.end)) continue;
    const tests = [atLeast(standing, hit.payload)];
    found.push({ tests, start: index, end: hit.end, core: index, blurred: false, open: true });
    index = hit.end - 1;
  }
  return found;
}

/** "The third row" of someone with eight seats in the search is of those eight. */
function atLeast(standing: readonly StandingNumber[], test: QuantityTest): QuantityTest {
  const wished = standing.find(
    ({ slot, op, value }) => slot === test.slot && op === ">=" && value > Number(test.value),
  );
  return wished && test.op === ">=" ? { ...test, value: wished.value } : test;
}
