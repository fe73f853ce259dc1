import * as say from "@/lib/reading/lexicon/reference-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type TokenSpan, type Tokens } from "@/lib/reading/text/tokenize";
import type { WishSpan } from "./masked-text";

interface Pointer extends TokenSpan {
  /** "None of that is": the next word takes over the denial. */
  denied?: boolean;
}

interface SpanReference extends Pointer {
  keys: readonly string[];
}

type Meant = number | "all" | "rest";
const table = PhraseTable.keyed<Meant>([...say.gathering, ["rest", say.remaining]]);
const shares = PhraseTable.of(say.sharing);

/** Treats references as places of their wishes: "I need both" teaches like "I need TTT". */
export function referencesIn(tokens: Tokens, spans: readonly WishSpan[]): SpanReference[] {
  const named = [...spans].sort((a, b) => a.start - b.start).map(({ key, ...place }) => ({ keys: [key], ...place }));
  const found: SpanReference[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const hit = meantAt(tokens, index);
    // "Of the rest, the mileage goes first" picks one.
    const isPart = say.parting.has(tokens[index - 1]?.word ?? "");
    if (!hit || isPart || named.some(({ start, end }) => start < hit.end + 1 && end > hit.start)) continue;
    const spoken = [...named, ...found].filter(({ end }) => end <= hit.start);
    const near = nearest(tokens, spoken, hit.meant);
    const others = named.flatMap(({ keys }) => keys).filter((key) => !near.has(key));
    const keys = hit.meant === "rest" ? others : [...near];
    const { meant: _, ...place } = hit;
    if (keys.length > 0) found.push({ keys: [...new Set(keys)], ...place });
    index = hit.end - 1;
  }
  return found;
}

function meantAt(tokens: Tokens, index: number): (Pointer & { meant: Meant }) | undefined {
  const hit = table.at(tokens, index);
  if (hit) return { meant: hit.payload, start: index, end: hit.end };
  const word = tokens[index]?.word ?? "";
  const share = shares.at(tokens, index);
  const end = (share?.end ?? index) + 1;
  const pointer = tokens[end - 1]?.word ?? "";
  const next = tokens[end]?.word ?? "";
  const isDenied = (word === "none" || word === "neither") && say.behindPointers.has(next);
  if (share && (say.pointers.has(pointer) || (word === "neither" && pointer === "us")))
    return { meant: "all", start: isDenied ? index : share.end, end, denied: isDenied };
  const isAlone = say.behindPointers.has(next) || (word !== "neither" && tokens[end]?.kind !== "word");
  if (share || !say.pointingAlone.has(word) || !isAlone) return undefined;
  return { meant: word === "neither" ? 2 : "all", start: index, end, denied: isDenied };
}

/** Moves the denial to the next word: "TTT isnt critical". */
export function withDenials(tokens: Tokens, references: readonly SpanReference[]): Tokens {
  const places = new Set(references.flatMap(({ denied, end }) => (denied ? [end] : [])));
  if (places.size === 0) return tokens;
  return tokens.map((token, at) => (places.has(at) ? { ...token, word: say.deniedVerbs[token.word] ?? "not" } : token));
}

/** Counts adjacent names ("Kia sedan") as one wish. */
function nearest(tokens: Tokens, spoken: readonly SpanReference[], meant: Meant): Set<string> {
  const keys = new Set<string>();
  let left = typeof meant === "number" ? meant : 1;
  let from = tokens.length;
  for (const { keys: own, start, end } of spoken.toReversed()) {
    const isApart = typeof meant === "number" ? end < from : tokens.slice(end, from).some(endsSentence);
    if (isApart && keys.size > 0 && --left <= 0) break;
    for (const key of own) keys.add(key);
    from = start;
  }
  return keys;
}
