import type { CueWord } from "@/lib/reading/lexicon/cue-words";
import type { Statement } from "@/lib/reading/stance/statement";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Token } from "@/lib/reading/text/tokenize";
import type { Anchor, Attachment } from "./attachment";
import { asksWhatGoes } from "./priority-answers";

const all = "(anything|everything|whatever|any of it|any of them|all of it|all the rest|the rest|any other|the others)";
const givingAll = new PhraseTable<true>()
  .add(
    `(drop|give up|giving up|lose|let go of|letting go of|sacrifice|relax|skip|forget|ditch|cut|trade|bend on|compromise on|budge on) ${all}`,
    true,
  )
  .add(`${all} [else] (can|could|may|might) (go|give|be dropped|change|move|bend|give way|slide|wait)`, true)
  .add("(flexible|open|easy|relaxed) (on|about) (anything|everything|all of it|the rest|whatever)", true);
const gaveUp = new PhraseTable<true>()
  .add("(let|letting|lets) go of", true)
  .add("(gave|give|giving|given) (up|way)", true)
  .add("(dropped|drop|dropping|relaxed|relax|lost|sacrificed)", true);

const exempting = new Set(["but", "except", "just", "only", "besides", "save", "not", "apart", "other", "never"]);
const afterExempting = new Set("not never for from than the my our that this on with just please".split(" "));
const retorting = new Set("no nope nah but hey oh please wait well actually just ,".split(" "));
const joints = new Set("and or nor , the my our".split(" "));
/** How far behind the room for all else the exception begins. */
const reach = 8;
const firm: CueWord = { kind: "rigid", weight: 0.95, side: "near", say: ["anything but this"] };

/**
 * Wishes named only to say that they stay: "drop whatever you like but not the AWD", "anything can go except the price",
 * and "not the AWD!" to somebody who has just let it go. The first tokens of their names.
 */
export function sparedWishes(
  tokens: readonly Token[],
  anchors: readonly Anchor[],
  said: readonly Token[],
): ReadonlySet<number> {
  const spared = new Set<number>();
  for (let index = 0; index < tokens.length; index++) {
    const hit = givingAll.at(tokens, index);
    if (!hit) continue;
    const at = exceptionAfter(tokens, hit.end);
    if (at !== undefined) for (const { start } of listFrom(tokens, anchors, at)) spared.add(start);
  }
  for (const { start } of retort(tokens, anchors, said)) spared.add(start);
  if (asksWhatGoes(said)) for (const { start } of refused(tokens, anchors)) spared.add(start);
  return spared;
}

function exceptionAfter(tokens: readonly Token[], from: number): number | undefined {
  for (let index = from; index < Math.min(tokens.length, from + reach); index++) {
    const token = tokens[index];
    if (!token || endsSentence(token)) return undefined;
    if (!exempting.has(token.word)) continue;
    let next = index + 1;
    while (afterExempting.has(tokens[next]?.word ?? "")) next++;
    return next;
  }
  return undefined;
}

/** The wish named at a place, and those that a list goes on with. */
function listFrom(tokens: readonly Token[], anchors: readonly Anchor[], at: number): Anchor[] {
  const list: Anchor[] = [];
  let from = at;
  for (const anchor of anchors) {
    if (anchor.start < from || anchor.kind === "feature") continue;
    const between = tokens.slice(from, anchor.start);
    if (list.length === 0 ? anchor.start !== at : !between.every(({ word }) => joints.has(word))) break;
    list.push(anchor);
    from = anchor.end;
  }
  return list;
}

/** "No, not the AWD!" */
function retort(tokens: readonly Token[], anchors: readonly Anchor[], said: readonly Token[]): Anchor[] {
  if (!said.some((_, index) => gaveUp.at(said, index) !== undefined)) return [];
  let index = 0;
  while (retorting.has(tokens[index]?.word ?? "")) index++;
  if (tokens[index]?.word !== "not" || !["the", "my", "our", "that"].includes(tokens[index + 1]?.word ?? "")) return [];
  const [anchor] = listFrom(tokens, anchors, index + 2);
  const rest = anchor ? tokens.slice(anchor.end) : [];
  return anchor && rest.every((token) => token.kind === "mark" || token.word === "please") ? [anchor] : [];
}

const refusing = new Set(["never", "not"]);
const beforeRefused = new Set(["the", "my", "our", "on"]);

/** "Mileage. Never the price", "the price never": an answer to what may go. */
function refused(tokens: readonly Token[], anchors: readonly Anchor[]): Anchor[] {
  return anchors.filter(({ kind, start, end }) => {
    if (kind === "feature") return false;
    let before = start - 1;
    while (beforeRefused.has(tokens[before]?.word ?? "")) before--;
    const next = tokens[end + 1];
    const closed = !next || next.kind === "mark";
    return refusing.has(tokens[before]?.word ?? "") || (tokens[end]?.word === "never" && closed);
  });
}

/** What is spared is wished for, whatever word turned it down. */
export function keptStatements(statements: readonly Statement[], spared: ReadonlySet<number>): Statement[] {
  return statements.map((each) => (spared.has(each.start) ? { ...each, stance: "wished" as const } : each));
}

/** What is spared must stay; words of giving up around it speak of the rest. */
export function keptAttachments(
  attached: readonly Attachment[],
  anchors: readonly Anchor[],
  spared: ReadonlySet<number>,
): Attachment[] {
  if (spared.size === 0) return [...attached];
  const firmly = anchors.flatMap(({ start, end, slots, kind }): Attachment[] =>
    spared.has(start) ? [{ cue: { word: firm, start, end }, slots, near: true, kind, anchor: start }] : [],
  );
  const own = new Set(firmly.flatMap((each) => [...each.slots]));
  return [...attached.filter((each) => !each.slots.some((slot) => own.has(slot))), ...firmly];
}
