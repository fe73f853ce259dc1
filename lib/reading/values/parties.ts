import { holds, type Vocabulary } from "@/lib/catalog/vocabulary";
import { numericSlotNames } from "@/lib/constraints/slot-name";
import { slotWords } from "@/lib/constraints/slot-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";
import type { SpokenNumber } from "./numbers";
import type { Quantity } from "./quantity";

type Who = "self" | "kin" | "counted";

const parties = numericSlotNames.flatMap((slot) => {
  const { people } = slotWords[slot];
  if (!people) return [];
  const table = new PhraseTable<Who>();
  for (const who of ["self", "kin", "counted"] as const) for (const phrase of people[who]) table.add(phrase, who);
  return [{ slot, table }];
});

const joints = new Set(", and & plus with my our the a his her their little small grown young other".split(" "));
/** Fewer people fit in any car. */
const smallest = 3;

/** Counts "me, my wife, two kids and grandma". */
export function partiesIn(
  tokens: readonly Token[],
  numbers: readonly SpokenNumber[],
  vocabulary: Vocabulary,
): Quantity[] {
  const numberAt = new Map(numbers.map((each) => [each.start, each]));
  return parties.flatMap(({ slot, table }) => {
    const found: Quantity[] = [];
    let party: { start: number; end: number; value: number; items: number; said: Set<Who> } | undefined;
    const close = () => {
      const value = (party?.value ?? 0) + (party?.said.has("kin") && !party.said.has("self") ? 1 : 0);
      if (party && party.items > 1 && value >= smallest && holds(vocabulary, slot))
        found.push({ ...party, tests: [{ slot, op: ">=", value }], core: party.start, blurred: false, open: true });
      party = undefined;
    };
    for (let index = 0; index < tokens.length; index++) {
      const number = numberAt.get(index);
      let from = number?.end ?? index;
      while (number && joints.has(tokens[from]?.word ?? "")) from++;
      const hit = table.at(tokens, from);
      if (hit && (hit.payload === "counted") === (number !== undefined)) {
        party ??= { start: index, end: index, value: 0, items: 0, said: new Set() };
        party = { ...party, end: hit.end, value: party.value + (number?.value ?? 1), items: party.items + 1 };
        party.said.add(tokens[hit.end - 1]?.word === "us" ? "self" : hit.payload);
        index = hit.end - 1;
      } else if (party && !joints.has(tokens[index]?.word ?? "")) close();
    }
    close();
    return found;
  });
}
