import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";
import type { SaidWeight } from "./importance";

type Degree = "utmost" | "high" | "fair" | "middling" | "low" | "nil";

const degrees = new PhraseTable<Degree>()
  .add(
    "(extremely|absolutely|incredibly|hugely|crucially|as much as possible|the most|100 percent|completely|totally)",
    "utmost",
  )
  .add("(very|really|super|highly|a lot|a great deal|very much|definitely|massively|big time|tons)", "high")
  .add("(pretty|quite|fairly|rather|reasonably|quite a bit|pretty much)", "fair")
  .add(
    "(somewhat|kind of|kinda|sort of|sorta|moderately|medium|so so|middling|average|semi|a fair bit|half and half)",
    "middling",
  )
  .add("(a little|a bit|slightly|a tad|a little bit|marginally)", "low")
  .add(
    "(not|isnt|not all) (very|that|super|too|so|really|overly|particularly|hugely|terribly|especially|much|a lot)",
    "low",
  )
  .add("(not really|meh|eh|so so i guess|shrug|not a ton|not a whole lot)", "low")
  .add("(not at all|zero|not one bit|not in the slightest|hardly|barely|not even a little|nope|nah)", "nil");

type Scale = Readonly<Record<Degree, number>>;
const important: Scale = { utmost: 0.84, high: 0.78, fair: 0.7, middling: 0.5, low: 0.28, nil: 0.06 };
const flexible: Scale = { utmost: 0.05, high: 0.08, fair: 0.22, middling: 0.36, low: 0.7, nil: 0.95 };

const asksImportance = new PhraseTable<true>()
  .add(
    "how (important|much does|strongly|strict|set|badly|serious|essential|critical|crucial|firm|attached|keen|picky)",
    true,
  )
  .add("how big of a (deal|priority)", true);
const asksRoom = new PhraseTable<true>().add("how (flexible|open|willing|negotiable|much room|much flexibility)", true);
const rest = new Set(
  "important flexible to me for it is its is id say i would a matters that so honestly um please strict much open willing set".split(
    " ",
  ),
);

/** "Not super", "8 out of 10". */
export function degreeAnswer(tokens: readonly Token[], question: readonly Token[]): SaidWeight | undefined {
  const scale = askedScale(question);
  if (!scale || tokens.length === 0 || tokens.length > 8) return undefined;
  const rated = ratingOf(tokens);
  if (rated) return rated;
  for (let index = 0; index < tokens.length; index++) {
    const hit = degrees.at(tokens, index);
    if (!hit) {
      if (tokens[index]?.kind === "mark" || rest.has(tokens[index]?.word ?? "")) continue;
      return undefined;
    }
    const others = tokens.slice(hit.end).filter((token) => token.kind !== "mark" && !rest.has(token.word));
    return others.length === 0 ? { weight: scale[hit.payload], start: index, end: hit.end } : undefined;
  }
  return undefined;
}

export function asksDegree(question: readonly Token[]): boolean {
  return askedScale(question) !== undefined;
}

function askedScale(question: readonly Token[]): Scale | undefined {
  const asks = (table: PhraseTable<true>) => question.some((_, index) => table.at(question, index) !== undefined);
  if (asks(asksImportance)) return important;
  return asks(asksRoom) ? flexible : undefined;
}

/** "8/10", "4 out of 5". */
function ratingOf(tokens: readonly Token[]): SaidWeight | undefined {
  const at = tokens.findIndex((token) => token.kind === "number");
  const value = Number(tokens[at]?.word);
  const words = tokens.slice(at + 1, at + 3).map((token) => token.word);
  const outOf = words[0] === "/" ? tokens[at + 2] : words.join(" ") === "out of" ? tokens[at + 3] : undefined;
  const most = Number(outOf?.word);
  if (at < 0 || !(most === 5 || most === 10 || most === 100) || value > most) return undefined;
  return { weight: weightOfRating(value, most), start: at, end: at + 1 };
}

/** Maps 10 of 10 to .90, and 0 of 10 to .05. */
export function weightOfRating(value: number, most: number): number {
  return Math.round((0.05 + (0.85 * value) / most) * 100) / 100;
}
