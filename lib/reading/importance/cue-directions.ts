import type { CueWord } from "@/lib/reading/lexicon/cue-words";
import { type Clause, clauseAt } from "@/lib/reading/text/clauses";
import type { Anchor, AttachContext, Attachment } from "./attachment";
import type { Cue } from "./cue";

const firm: CueWord = { kind: "rigid", weight: 0.95, side: "near", say: ["everything but ..."] };
const wholes = new Set(["everything", "anything", "all", "everythings", "anythings"]);
const exempting = new Set(["except", "but", "besides", "apart", "excluding", "save"]);

/** "Everything's negotiable except the price": no room where everything else has some. */
export function exemptFrom(
  { tokens, anchors, clauses }: AttachContext,
  cue: Cue,
  clause: Clause,
): Attachment | undefined {
  if (cue.word.kind !== "flex" && cue.word.kind !== "none" && cue.word.kind !== "nice") return undefined;
  if (!tokens.slice(Math.max(clause.start, cue.start - 4), cue.start).some(({ word }) => wholes.has(word)))
    return undefined;
  const at = tokens.findIndex(({ word }, index) => index >= cue.end && index <= cue.end + 2 && exempting.has(word));
  const anchor = at < 0 ? undefined : anchors.find(({ start }) => start > at && start <= at + 5);
  if (!anchor || clauseAt(clauses, anchor.start)?.sentence !== clause.sentence) return undefined;
  return { cue: { ...cue, word: firm }, near: true, slots: anchor.slots, kind: anchor.kind, anchor: anchor.start };
}

/** "I'm open to anything as long as it's under 20k": room for all the rest. */
export function opensToAll(
  { clauses, asked }: AttachContext,
  cue: Cue,
  clause: Clause,
  inside: readonly Anchor[],
): boolean {
  const next = asked === undefined ? clauses[clauses.indexOf(clause) + 1] : undefined;
  const open = cue.word.kind === "flex" || cue.word.kind === "none";
  return (
    open && inside.length === 0 && next?.lead === "provided" && next.sentence === clause.sentence && clause.start === 0
  );
}

const elsewhere = new Set(["other", "others", "everything", "anything", "rest", "something"]);

const fillers = new Set("im i am is , - and but".split(" "));

const objects = new Set([
  "it",
  "one",
  "that",
  "this",
  "them",
  "either",
  "too",
  "at",
  "though",
  "really",
  "if",
  "a",
  "an",
  "the",
]);

/** "It doesn't have to be new": room for a quality that no slot holds, none for what was named before. */
function saysOfAQuality({ tokens, anchors }: AttachContext, cue: Cue): boolean {
  const next = tokens[cue.end];
  if (tokens[cue.end - 1]?.word !== "be" || next?.kind !== "word" || objects.has(next.word)) return false;
  return !anchors.some((anchor) => anchor.start >= cue.end && anchor.start <= cue.end + 3);
}

const lackings = new Set("not missing lacking absent gone there available unavailable a an the".split(" "));

/** "Don't care if it's ugly": indifference to what no slot holds. */
function saysOfLooks({ tokens, anchors }: AttachContext, cue: Cue): boolean {
  const opener = tokens[cue.end]?.word ?? "";
  const closed = !tokens[cue.end + 1] || tokens[cue.end + 1]?.kind === "mark";
  // "As long as it does 40 mpg I don't care how."
  if (opener === "how" && closed) return true;
  if (!["if", "whether", "how"].includes(opener)) return false;
  const at = cue.end + 1;
  const told = ["its", "theyre"].includes(tokens[at]?.word ?? "")
    ? at + 1
    : ["it", "they"].includes(tokens[at]?.word ?? "")
      ? at + 2
      : at;
  if (tokens[cue.end]?.word === "if" && told === at) return false;
  const word = tokens[told];
  if (word?.kind !== "word" || lackings.has(word.word)) return false;
  return !anchors.some((anchor) => anchor.kind !== "feature" && anchor.start >= cue.end && anchor.start <= told + 3);
}

/** "Willing to compromise on other factors" is about every wish but this one. */
export function pointsElsewhere(context: AttachContext, cue: Cue): boolean {
  const { tokens } = context;
  if (cue.word.kind !== "flex" && cue.word.kind !== "none" && cue.word.kind !== "nice") return false;
  if (saysOfAQuality(context, cue) || saysOfLooks(context, cue)) return true;
  const before = tokens.slice(Math.max(0, cue.start - 5), cue.start).filter((token) => !fillers.has(token.word));
  const object = before.slice(-2).map((token) => token.word);
  if (
    ["everything else", "anything else", "the rest", "all else", "the others", "other things"].includes(
      object.join(" "),
    )
  )
    return true;
  const next = tokens[cue.end]?.word ?? "";
  const behind = tokens[cue.end + 1]?.word === "the" ? tokens[cue.end + 2]?.word : tokens[cue.end + 1]?.word;
  return ["on", "about", "with"].includes(next) && elsewhere.has(behind ?? "");
}
