import { holds, type Vocabulary } from "@/lib/catalog/catalog-reader";
import { numericSlotNames } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { describingPeople, jointsOfPeople, ownersOfPeople, wholeParty } from "@/lib/reading/lexicon/people-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Tokens, textIn } from "@/lib/reading/text/tokenize";
import type { SpokenNumber } from "./numbers";
import type { Quantity } from "./quantity";

const kinds = ["self", "pair", "kin", "counted", "added"] as const;
type Who = (typeof kinds)[number];

const parties = numericSlotNames.flatMap((slot) => {
  const { people } = slotWords[slot];
  if (!people) return [];
  return [{ slot, table: PhraseTable.keyed(kinds.map((who) => [who, people[who]])) }];
});

/** Fewer people fit in any product. */
const smallest = 3;
/** "Six kids at a time plus me", in words. */
const farthest = 5;

/** Counts "me, my wife, two kids and grandma". */
export function partiesIn(tokens: Tokens, numbers: readonly SpokenNumber[], vocabulary: Vocabulary): Quantity[] {
  const numberAt = new Map(numbers.map((each) => [each.start, each]));
  return parties.flatMap(({ slot, table }) => {
    const found: Quantity[] = [];
    let party: { start: number; end: number; value: number; items: number; whole: number; said: Set<Who> } | undefined;
    const close = () => {
      const others = (party?.value ?? 0) + (party?.said.has("kin") && !party.said.has("self") ? 1 : 0);
      const value = Math.max(others, party?.whole ?? 0);
      if (party && party.items > 1 && value >= smallest && holds(vocabulary, slot))
        found.push({ ...party, tests: [{ slot, op: ">=", value }], core: party.start, blurred: false, open: true });
      party = undefined;
    };
    for (let index = 0; index < tokens.length; index++) {
      const item = itemAt(tokens, index, table, numberAt.get(index));
      const word = tokens[index]?.word ?? "";
      if (item && (party || item.who !== "added")) {
        const { value, end } = item;
        const start = ownersOfPeople.has(tokens[index - 1]?.word ?? "") ? index - 1 : index;
        const isTotal = isWhole(tokens, index) || wholeParty.has(tokens[end - 1]?.word ?? "");
        party ??= { start, end, value: 0, items: 0, whole: isTotal ? value : 0, said: new Set() };
        if (party.whole > 0 && party.items === 1 && tokens[party.end]?.kind === "mark") party.value = 0;
        party = { ...party, end, value: party.value + value, items: party.items + 1 };
        const said = tokens.slice(index, end).map((each) => each.word);
        party.said.add(/\b(?:us|i|me|myself|driver|in the)\b/.test(said.join(" ")) ? "self" : item.who);
        index = end - 1;
        // "Grandma (84)".
      } else if (party && word === "(" && tokens[index + 2]?.word === ")") index += 2;
      // "Five of us with the baby" are five.
      else if (
        party &&
        (!jointsOfPeople.has(word) || (word === "with" && wholeParty.has(tokens[index - 1]?.word ?? "")))
      )
        if (!isAdded(tokens, index, table)) close();
    }
    close();
    return found;
  });
}

function itemAt(tokens: Tokens, index: number, table: PhraseTable<Who>, number: SpokenNumber | undefined) {
  let from = number?.end ?? index;
  while (number && describingPeople.has(tokens[from]?.word ?? "")) from++;
  const [before, after] = [tokens[index - 1]?.word ?? "", tokens[from]];
  const hitAt = (at: number) => {
    const hit = table.at(tokens, at);
    const isCounted = hit?.payload === "counted" || (number && (hit?.payload === "pair" || number.value === 1));
    return hit && (isCounted ?? false) === (number !== undefined) ? hit : undefined;
  };
  // "The sound guy", "five neighbor kids".
  const isDescribed = (number || ownersOfPeople.has(before)) && after?.kind === "word";
  const described = isDescribed && !jointsOfPeople.has(tokens[from + 1]?.word ?? "") ? hitAt(from + 1) : undefined;
  const hit = described ?? hitAt(from) ?? (number && hitAt(number.end));
  if (hit)
    return {
      value: number?.value ?? (hit.payload === "pair" ? 2 : 1),
      end: hit.end,
      who: number ? ("counted" as const) : hit.payload,
    };
  if (number && isWhole(tokens, index)) return { value: number.value, end: number.end, who: "self" as const };
  // "My three, her two".
  const isBare = number && number.value < 10 && ownersOfPeople.has(before) && !/^(?:the|a|an)$/.test(before);
  const isClosed = !after || after.kind === "mark" || after.word === "and";
  return isBare && isClosed ? { value: number.value, end: number.end, who: "counted" as const } : undefined;
}

/** "Family of six: me, my wife …" and "six people, me and …" list them, "family of five plus a nanny" adds one. */
const isWhole = (tokens: Tokens, index: number) =>
  /^(?:family|household|party|group|crew) of$/.test(textIn(tokens, index - 2, index));

function isAdded(tokens: Tokens, index: number, table: PhraseTable<Who>): boolean {
  const near = tokens.slice(index, index + farthest);
  const closing = near.findIndex((token) => endsSentence(token) || token.kind === "number");
  return near.some((_, at) => (closing < 0 || at < closing) && table.at(tokens, index + at)?.payload === "added");
}
