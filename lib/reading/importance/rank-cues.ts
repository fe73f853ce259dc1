import type { CueWord } from "@/lib/reading/lexicon/cue-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Token } from "@/lib/reading/text/tokenize";
import type { Cue } from "./cue";

type Rank = Pick<CueWord, "kind" | "weight">;
const top: Rank = { kind: "rigid", weight: 0.95 };
const bottom: Rank = { kind: "flex", weight: 0.06 };
const low: Rank = { kind: "flex", weight: 0.14 };

const ordinals = new PhraseTable<Rank>();
const ranks: readonly (readonly [Rank, readonly string[]])[] = [
  [top, ["(first|1st|number one|no 1|top|topmost|highest|main|primary|foremost|uppermost|chief|overriding|biggest)"]],
  [{ kind: "strong", weight: 0.75 }, ["(second|2nd|number two|next)", "top (two|three|2|3)"]],
  [{ kind: "care", weight: 0.62 }, ["(third|3rd|number three)"]],
  [{ kind: "flex", weight: 0.42 }, ["(fourth|4th|number four|fifth|5th)"]],
  [bottom, ["(last|very last|final|lowest|bottommost|least|smallest)"]],
];
for (const [rank, phrases] of ranks) for (const phrase of phrases) ordinals.add(phrase, rank);

const places = new PhraseTable<Rank>();
const placed: readonly (readonly [Rank, readonly string[]])[] = [
  [
    top,
    [
      "(top of|at the top of|number one on|first on) (my|the|our) (list|pile|heap|priorities)",
      "(above|ahead of) (all|everything|anything) [else]",
      "least negotiable",
    ],
  ],
  [
    { kind: "strong", weight: 0.76 },
    ["(high|higher|way|right) (up|on|up on) (my|the|our) (list|priorities)", "near the top"],
  ],
  [
    low,
    [
      "[further|far|way|low|lower|well|a long way|quite far] (down|low on|lower on|low down) [on] [my|the|our] (list|order|pecking order|ranking|priorities)",
      "(further|far|way|well|lower|low) down",
      "(an|more of an) afterthought",
      "neither here nor there",
    ],
  ],
  [
    bottom,
    [
      "[at] [the] bottom of (my|the|our) (list|pile|heap)",
      "last on (my|the|our) (list|mind)",
      "(the|my|our) least of (it|my|our|all|the)",
      "least of all [do] [i|we] [care|worry|mind|bother] [about]",
    ],
  ],
];
for (const [rank, phrases] of placed) for (const phrase of phrases) places.add(phrase, rank);

const nouns = new Set(
  "priority priorities concern concerns consideration requirement requirements criterion criteria wish wishes need factor worry worries condition interest thing things aim goal point".split(
    " ",
  ),
);
const owners = new Set(["my", "our", "comes", "come", "coming", "ranks", "ranked", "rank", "goes", "put", "is"]);
const closers = new Set(["and", "but", "for", "of", "with", "then"]);

/** Words of ranks: known to the speller. */
export const rankVocabulary: ReadonlySet<string> = new Set([...ordinals.words, ...places.words, ...nouns]);

/** The place a wish takes among the others: "my second priority", "a hatchback my last", "comes first", "further down". */
export function rankCueAt(tokens: readonly Token[], index: number): Cue | undefined {
  const place = places.at(tokens, index);
  if (place) return cueOf(place.payload, index, place.end);
  const hit = ordinals.at(tokens, index);
  if (!hit) return undefined;
  const noun = nouns.has(tokens[hit.end]?.word ?? "") ? hit.end + 1 : undefined;
  const owner = tokens[index - 1]?.word ?? "";
  // "The only thing", "the last thing I'd drop" are told elsewhere.
  const thing = noun !== undefined && /^things?$/.test(tokens[noun - 1]?.word ?? "");
  if (noun !== undefined && !thing) return cueOf(hit.payload, index, noun);
  const next = tokens[hit.end];
  const closes = !next || next.kind === "mark" || endsSentence(next) || closers.has(next.word);
  const counts = owners.has(owner) && (owner !== "is" || next === undefined || next.kind === "mark");
  const both = hit.end - index === 2 && owner === "my";
  return (counts && closes) || both || (closes && isListed(tokens, index))
    ? cueOf(hit.payload, index, hit.end)
    : undefined;
}

const counted = ["first", "second", "third", "last"];

/** "Price first, mileage second": ordinals that count what stands before them, in one sentence. */
function isListed(tokens: readonly Token[], index: number): boolean {
  if (!counted.includes(tokens[index]?.word ?? "")) return false;
  let start = index;
  while (start > 0 && !endsSentence(tokens[start - 1] as Token)) start--;
  let end = index;
  while (end < tokens.length && !endsSentence(tokens[end] as Token)) end++;
  const words = tokens.slice(start, end).map(({ word }) => word);
  return words.includes("first") && (words.includes("second") || words.includes("last"));
}

function cueOf({ kind, weight }: Rank, start: number, end: number): Cue {
  return { word: { kind, weight, side: "near", say: [] }, start, end };
}
