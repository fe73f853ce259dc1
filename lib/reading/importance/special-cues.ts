import type { CueWord } from "@/lib/reading/lexicon/cue-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";
import type { Cue } from "./cue";

const only: CueWord = { kind: "rigid", weight: 0.95, side: "near", say: ["only"] };
/** What would be let go before everything else. */
export const firstToGo: CueWord = { kind: "flex", weight: 0.05, side: "after", say: ["give up ... first"] };
const anyOfIt: CueWord = { kind: "none", weight: 0, side: "after", say: ["any ... is fine"] };
/** Names of slots that "any" can stand before. */
const named = new Set(
  "brand make model size body style fuel price year drivetrain transmission gearbox manufacturer".split(" "),
);
const fineWords = new Set(["fine", "ok", "okay", "good", "alright", "acceptable"]);
const concedes = new PhraseTable<true>().add(
  "if (something|anything|one thing|one of them|one|i|we) (has|had|have|must|needs|absolutely had|really had) [to] (give|go|give way|be dropped|drop one|drop something|choose|let one go|give something up|compromise|give one up) [then] [let it be|it should be|it would be|id say|its|make it|id drop|id lose|id give up|drop|lose|ill take]",
  true,
);
const givingUp = new PhraseTable<true>();
for (const phrase of [
  "give up",
  "drop",
  "lose",
  "sacrifice",
  "cut",
  "skip",
  "ditch",
  "compromise on",
  "bend on",
  "let",
  "forgo",
  "relax",
  "give",
  "compromise",
  "bend",
  "budge",
  "flexible on",
  "flex on",
])
  givingUp.add(phrase, true);

/** Cues whose words stand apart, with a value or the name of a slot between them. `end` is where a plain cue here ends. */
export function specialCueAt(
  tokens: readonly Token[],
  start: number,
  end: number,
  owned: readonly boolean[],
): Cue | undefined {
  const conceding = concedes.at(tokens, start);
  if (conceding) return { word: firstToGo, start, end: conceding.end };
  for (let index = start; index < end; index++) {
    const first = firstToGoAt(tokens, index);
    if (first) return { ...first, start };
  }
  return (
    letGoAt(tokens, start) ??
    canGoAt(tokens, start) ??
    percentAt(tokens, start) ??
    anyAt(tokens, start) ??
    onlyAt(tokens, start, owned) ??
    neverAt(tokens, start)
  );
}

const going = new Set("slip slide go drop".split(" "));

/** "Let the year slip": what stands between the words may go. */
function letGoAt(tokens: readonly Token[], start: number): Cue | undefined {
  if (!["let", "letting"].includes(tokens[start]?.word ?? "")) return undefined;
  for (let index = start + 2; index < Math.min(tokens.length, start + 6); index++) {
    if (tokens[index]?.kind === "mark") return undefined;
    if (going.has(tokens[index]?.word ?? "")) return { word: firstToGo, start, end: start + 1 };
  }
  return undefined;
}

const goesFirst: CueWord = { kind: "flex", weight: 0.05, side: "before", say: ["... can go"] };

/** "The V6 can go.": what stands before may go; "can go up to 30k" says something else. */
function canGoAt(tokens: readonly Token[], start: number): Cue | undefined {
  if (!["can", "could", "may", "might"].includes(tokens[start]?.word ?? "") || tokens[start + 1]?.word !== "go")
    return undefined;
  const next = tokens[start + 2];
  const closes = !next || next.kind === "mark" || ["first", "if", "when", "before"].includes(next.word);
  return closes ? { word: goesFirst, start, end: start + 2 } : undefined;
}

const stretching: CueWord = { kind: "flex", weight: 0.36, side: "before", say: ["could go ... percent over"] };
const beyond = new Set("over more above higher beyond under less below lower extra".split(" "));

/** "Could go 10% over". */
function percentAt(tokens: readonly Token[], start: number): Cue | undefined {
  if (!["go", "pay", "stretch", "spend", "be"].includes(tokens[start]?.word ?? "")) return undefined;
  const share = ["%", "percent"].includes(tokens[start + 2]?.word ?? "");
  const past = share && beyond.has(tokens[start + 3]?.word ?? "");
  return past ? { word: stretching, start, end: start + 4 } : undefined;
}

const never: CueWord = { kind: "rigid", weight: 0.95, side: "after", say: ["absolutely no"] };

/** "Absolutely no diesel": the excluder behind it still turns the value down. */
function neverAt(tokens: readonly Token[], start: number): Cue | undefined {
  const sure = ["absolutely", "strictly", "positively"].includes(tokens[start]?.word ?? "");
  return sure && ["no", "not", "nothing"].includes(tokens[start + 1]?.word ?? "")
    ? { word: never, start, end: start + 1 }
    : undefined;
}

const indifferent = new Set(["either", "any", "anything", "whatever", "both", "all", "whichever"]);
const lonely = new Set(
  "one of them is really please just honestly well oh um i guess ok okay fine works way will would do be".split(" "),
);

/** "Either", "whichever": indifference when nothing else is said. */
export function loneIndifference(tokens: readonly Token[]): Cue | undefined {
  const words = tokens.filter((token) => token.kind !== "mark");
  const at = tokens.findIndex((token) => indifferent.has(token.word));
  if (at < 0 || words.length > 4 || words.some((token) => !indifferent.has(token.word) && !lonely.has(token.word)))
    return undefined;
  return { word: anyOfIt, start: at, end: at + 1 };
}

/** "Give up the V6 first": what stands between the words goes first. */
function firstToGoAt(tokens: readonly Token[], start: number): Cue | undefined {
  const hit = givingUp.at(tokens, start);
  if (!hit) return undefined;
  for (let index = hit.end; index < Math.min(tokens.length, hit.end + 6); index++) {
    const token = tokens[index];
    if (!token || token.kind === "mark") return undefined;
    const most =
      token.word === "more" && tokens[index + 1]?.word === "than" && /^any/.test(tokens[index + 2]?.word ?? "");
    if (most || token.word === "first") return { word: firstToGo, start, end: hit.end };
  }
  return undefined;
}

/** "Any brand is fine", "any brand": no preference for what stands between. */
function anyAt(tokens: readonly Token[], start: number): Cue | undefined {
  if (!["any", "whichever"].includes(tokens[start]?.word ?? "")) return undefined;
  const beyond = tokens[start + 2];
  if (
    named.has(tokens[start + 1]?.word ?? "") &&
    (!beyond ||
      beyond.kind === "mark" ||
      ["at", "really", "honestly", "please", "you", "thats", "that"].includes(beyond.word))
  )
    return { word: anyOfIt, start, end: start + 1 };
  for (const gap of [2, 3]) {
    const verb = tokens[start + gap]?.word ?? "";
    const judged = tokens[start + gap + 1]?.word ?? "";
    const fine = fineWords.has(judged) && ["is", "would", "s"].includes(verb);
    if (fine || (["will", "would"].includes(verb) && ["do", "work", "be"].includes(judged))) {
      return { word: anyOfIt, start, end: start + 1 };
    }
  }
  return undefined;
}

/** "Only a sedan", "rear-wheel drive only": directly beside a value. */
function onlyAt(tokens: readonly Token[], start: number, owned: readonly boolean[]): Cue | undefined {
  if (tokens[start]?.word !== "only" || tokens[start - 1]?.word === "if") return undefined;
  const next = ["a", "an", "the"].includes(tokens[start + 1]?.word ?? "") ? start + 2 : start + 1;
  return owned[next] || owned[start - 1] ? { word: only, start, end: start + 1 } : undefined;
}
