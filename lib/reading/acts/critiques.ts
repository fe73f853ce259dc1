import { likeness } from "@/lib/constraints";
import { nouns } from "@/lib/constraints/trade-words";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { deniers } from "@/lib/reading/lexicon/bound-words";
import { asksOfName, carriers, expected, tooMuch } from "@/lib/reading/lexicon/direction-words";
import { isConflict, type ReadInput } from "@/lib/reading/preference-reader";
import { type Direction, directionsIn } from "@/lib/reading/questions/directions";
import type { Comparative } from "@/lib/reading/questions/question";
import { namedIn } from "@/lib/reading/questions/referents";
import { isIn, textIn, wordsIn } from "@/lib/reading/text/tokenize";
import type { Segment } from "./segments";

const mostCritiques = 3;
export const indefinite = /\b(?:something|anything|any)\b/i;

/**
 * Finds critiques in a clause that says nothing else ("something cheaper"). A comparative without a reference is a
 * loose wish. See Burke, Hammond and Young, "The FindMe approach to assisted browsing" (IEEE Expert, 1997).
 */
export function critiquesIn(clause: Segment, input: ReadInput, { tokens, statements }: MessageReading): Comparative[] {
  const said = tokens.slice(clause.start, clause.end);
  // "Got anything cheaper?" criticizes, "is it cheaper?" asks.
  const isAsked = said.at(-1)?.word === "?" && !indefinite.test(input.words.slice(said[0]?.start, said.at(-1)?.end));
  if (isConflict(input) && opposedIn(clause, input, tokens).length > 0) return [];
  // "Cheaper" answers which wish to keep.
  if (input.question?.kind === "compare" || isAsked || said.some(({ kind }) => kind === "number")) return [];
  const found = directionsIn({ tokens: said, names: [] }, input.vocabulary)
    .map((each) => turned(each, said))
    .filter(({ start, degree }) => degree !== "plain" || said[start]?.word !== "little");
  // "Too expensive, under 25k" says how much.
  const beside = statements.filter((each) => each.stance === "wished" && !isIn(clause)(each));
  if (beside.some(({ slot }) => found.some((each) => each.slot === slot))) return [];
  if (found.length === 0 && tooMuch.test(textIn(said)) && isShowing(input))
    return [{ slot: likeness.price, end: "least" }];
  if (found.length === 0 || !found.every(({ degree }) => degree === "comparative")) return [];
  const [from, to] = [said[0]?.start ?? 0, said.at(-1)?.end ?? 0];
  const { names } = namedIn(input.words, input.vocabulary);
  const inside = names.filter(({ start, end }) => start >= from && end <= to);
  const than = names.filter(({ end }) => end <= to).at(-1)?.product;
  if ((!than && !isShowing(input)) || asksOfName.test(input.words.slice(from, inside[0]?.start ?? from))) return [];
  const isNamed = (at: number) => inside.some(({ start, end }) => start <= at && at < end);
  const isInOne = (at: number) => found.some(({ start, stop }) => start <= at && at < stop);
  const isCarried = said.every(
    ({ kind, word, start }, at) =>
      kind === "mark" || isInOne(at) || isNamed(start) || carriers.has(word) || nouns.has(word),
  );
  const isValued = statements
    .filter(isIn(clause))
    .some(({ start }) => !isInOne(start - clause.start) && !isNamed(tokens[start]?.start ?? 0));
  if (!isCarried || isValued || (inside.length > 0 && !said.some(({ word }) => word === "than"))) return [];
  return found.slice(0, mostCritiques).map(({ slot, end }) => ({ slot, end, ...(than ? { than } : {}) }));
}

/** "Go older" beside a wish for 2021 or newer, and whether it is denied ("just not more money"). Places are tokens. */
export function opposedIn(
  { start, end }: Pick<Segment, "start" | "end">,
  { constraints, vocabulary }: Pick<ReadInput, "constraints" | "vocabulary">,
  tokens: MessageReading["tokens"],
) {
  const said = tokens.slice(start, end);
  return directionsIn({ tokens: said, names: [] }, vocabulary).flatMap((each) => {
    const wish = constraints.find(({ slot, op }) => slot === each.slot && op === (each.end === "most" ? "<=" : ">="));
    const isMeasured = said[each.stop]?.word === "than" && said[each.stop + 1]?.kind === "number";
    const isFault = expected.test(textIn(said, each.stop));
    if (!wish || each.degree !== "comparative" || isMeasured || isFault) return [];
    const before = wordsIn(said, Math.max(0, each.start - 3), each.start);
    // "I don't mind older".
    const isDenied = before.some((word) => deniers.has(word)) && !before.some((word) => /^(?:mind|care)$/.test(word));
    return [{ id: wish.id, slots: [each.slot], isDenied, start: start + each.start, end: start + each.stop }];
  });
}

function isShowing({ screen }: ReadInput): boolean {
  return (screen?.shown ?? []).length > 0;
}

/** "Too old" wants a newer one. */
function turned(way: Direction, said: MessageReading["tokens"]): Direction {
  if (way.degree !== "plain" || said[way.start - 1]?.word !== "too") return way;
  return { ...way, start: way.start - 1, degree: "comparative", end: way.end === "most" ? "least" : "most" };
}
