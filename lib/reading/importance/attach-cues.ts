import { TokenPlaces } from "@/lib/reading/edits/token-places";
import { type Clause, clauseAt, clauseIndexAt } from "@/lib/reading/text/clauses";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";
import type { Anchor, AttachContext, Attachment } from "./attachment";
import { governedBy } from "./carriers";
import type { Cue } from "./cue";
import { exemptFrom, opensToAll, pointsElsewhere } from "./cue-directions";
import { ellipsisCues } from "./ellipsis-cues";

const pointers = new Set(
  "on about with for regarding there the my exact of that its to in terms concerning around a an is are it be when comes a having getting specific which".split(
    " ",
  ),
);
const prepositions = new Set(["on", "about", "with", "regarding", "concerning", "for", "around"]);
const coordination = new Set([
  "and",
  "a",
  "an",
  "the",
  "plus",
  "&",
  ")",
  "staying",
  "keeping",
  "being",
  "having",
  "getting",
]);
const either = new Set([...coordination, "or", "nor", ",", "about", "what", "which"]);

/** Finds what each cue speaks about. Cues in conditions speak about circumstances and attach to nothing. */
export function attachCues(context: AttachContext, cues: readonly Cue[]): Attachment[] {
  const attached = attachEach(context, cues);
  return [...attached, ...ellipsisCues(context, attached)];
}

function attachEach(context: AttachContext, cues: readonly Cue[]): Attachment[] {
  return cues.flatMap((cue): Attachment[] => {
    const clause = clauseAt(context.clauses, cue.start);
    if (!clause) return [];
    const inside = anchorsIn(context.anchors, clause).filter(
      (anchor) =>
        !behindThan(context.tokens, cue, anchor) &&
        !isServed(context.tokens, cue, anchor) &&
        !(context.asked && anchor.aside && !anchor.slots.includes(context.asked)),
    );
    if (clause.lead === "if" || clause.lead === "unless") return [];
    if (clause.lead === "provided" && !inside.some((anchor) => anchor.kind === "wish")) return [];
    const exempt = exemptFrom(context, cue, clause);
    if (exempt) return [exempt];
    if (pointsElsewhere(context, cue) || opensToAll(context, cue, clause, inside)) return [];
    // "Needs: 4x4.", "Musts - automatic, under 18k."
    const headed = headedBy(context, clause).map((anchor) => ({ cue, near: false, ...outsideOf(anchor) }));
    if (headed.length > 0 && inside.length === 0 && cue.end === clause.end) return headed;
    if (cue.word.governs) {
      return governedBy(cue, context.tokens, inside, context.asked).map((anchor) => ({
        cue,
        near: true,
        ...outsideOf(anchor),
      }));
    }
    if (pointsBack(context, cue)) {
      const back = targetOutside(context, cue, clause, true);
      return back ? [{ cue, near: false, ...back }] : [];
    }
    const answers =
      context.asked !== undefined && inside.some((anchor) => anchor.slots.includes(context.asked ?? "make"));
    if (inside.length > 0 && (clause.lead !== "because" || answers)) {
      return targetsInside(context, cue, inside).map((anchor) => ({ cue, near: true, ...outsideOf(anchor) }));
    }
    // "Because the kids have to get in" names a reason, not a must.
    if (clause.lead === "because" && cue.word.echo) return [];
    if (headed.length > 0) return headed;
    const outside = targetOutside(context, cue, clause);
    return outside ? [{ cue, near: false, ...outside }] : [];
  });
}

/** The anchors that begin in a clause, by halving: they come in the order they are said in. */
function anchorsIn(anchors: readonly Anchor[], { start, end }: Clause): readonly Anchor[] {
  const from = firstFrom(anchors, start);
  return anchors.slice(from, firstFrom(anchors, end));
}

function firstFrom(anchors: readonly Anchor[], at: number): number {
  let [low, high] = [0, anchors.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((anchors[middle]?.start ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What stands behind "than" is what the cue compares with, never what it speaks about. */
function behindThan(tokens: readonly Token[], cue: Cue, anchor: Anchor): boolean {
  return anchor.start >= cue.end && thanPlaces.anyIn(tokens, cue.end, anchor.start);
}

const thanPlaces = TokenPlaces.of(new Set(["than"]));
const serving = new PhraseTable<true>().add("to (get|reach|achieve|keep|have|meet|save|find)", true);

/** "Willing to compromise to get the mileage I want": what room is given for does not give way itself. */
function isServed(tokens: readonly Token[], cue: Cue, anchor: Anchor): boolean {
  return cue.word.kind === "flex" && anchor.start >= cue.end && serving.anyIn(tokens, cue.end, anchor.start);
}

/** "Flexible there", "bend on that": the cue speaks about what was named before. */
function pointsBack({ tokens, anchors }: AttachContext, cue: Cue): boolean {
  if (saysOfThat(tokens, cue)) return true;
  const next = tokens[cue.end]?.word ?? "";
  // "I would go a bit higher for low miles": what the price may rise for does not give way itself.
  const rising = ["over", "higher", "above"].includes(tokens[cue.end - 1]?.word ?? "");
  if (next === "there" || (next === "for" && rising)) return true;
  const pointer = tokens[cue.end + 1]?.word ?? "";
  const named =
    anchors.some((anchor) => anchor.start === cue.end + 2) || ["being", "to"].includes(tokens[cue.end + 2]?.word ?? "");
  return (next === "on" || next === "about") && ["it", "that", "this", "those"].includes(pointer) && !named;
}

const degrees = new Set(
  "a an the my our is was also really absolutely totally definitely just pretty quite very so".split(" "),
);
const backward = new Set(["thats", "which"]);

/** "28 city, that's non-negotiable since gas is dear": "that" is what was said, whatever follows. */
function saysOfThat(tokens: readonly Token[], { start, end }: Cue): boolean {
  let index = start - 1;
  while (index >= start - 4 && degrees.has(tokens[index]?.word ?? "")) index--;
  const word = tokens[index]?.word ?? "";
  const linked = ["is", "was"].includes(tokens[index + 1]?.word ?? "");
  const back = backward.has(word) || (linked && (word === "that" || word === "this"));
  const next = tokens[end]?.word ?? "";
  return back && ["since", "because", "as", "given", "so"].includes(next);
}

function targetsInside({ tokens, asked }: AttachContext, cue: Cue, inside: readonly Anchor[]): Anchor[] {
  const after = inside.filter((anchor) => anchor.start >= cue.end);
  const before = inside.filter((anchor) => anchor.end <= cue.start);
  const next = after[0];
  const last = before.at(-1);
  // "4WD would be handy in winter": the season only says when.
  const circumstance = next?.slots.length === 0 && last?.end === cue.start;
  const pointed =
    next && !circumstance && tokens.slice(cue.end, next.start).every((token) => pointers.has(token.word))
      ? next
      : undefined;
  const answer = asked === undefined ? undefined : inside.find((anchor) => anchor.slots.includes(asked));
  const object = pointed && tokens.slice(cue.end, pointed.start).some((token) => prepositions.has(token.word));
  if (answer && !object) return [answer];
  const chosen =
    pointed ??
    (cue.word.side === "after"
      ? (next ?? last)
      : cue.word.side === "before"
        ? (last ?? next)
        : nearer(cue, last, next));
  if (!chosen) return inside.slice(0, 1);
  return chosen === next
    ? [chosen, ...listed(tokens, chosen, after.slice(1), cue.word.kind === "none" ? either : coordination)]
    : [chosen, ...listedBefore(tokens, chosen, before)];
}

function nearer(cue: Cue, last: Anchor | undefined, next: Anchor | undefined): Anchor | undefined {
  if (!last || !next) return last ?? next;
  return cue.start - last.end <= next.start - cue.end ? last : next;
}

/** "AWD and a V6": the items that share a cue with the first. */
function listed(
  tokens: readonly Token[],
  first: Anchor,
  rest: readonly Anchor[],
  joints: ReadonlySet<string>,
): Anchor[] {
  const found: Anchor[] = [];
  let end = first.end;
  for (const anchor of rest) {
    const gap = tokens.slice(end, anchor.start);
    // A budget right behind a value ("AWD under 30k") does not share its cue.
    if (gap.length === 0 && anchor.slots.includes("msrp")) break;
    if (!gap.every((token) => joints.has(token.word))) break;
    found.push(anchor);
    end = anchor.end;
  }
  return found;
}

function listedBefore(tokens: readonly Token[], last: Anchor, before: readonly Anchor[]): Anchor[] {
  const found: Anchor[] = [];
  let start = last.start;
  for (const anchor of [...before].reverse().slice(1)) {
    const gap = tokens.slice(anchor.end, start);
    if (!gap.some((token) => token.word === "and") || !gap.every((token) => coordination.has(token.word))) break;
    found.push(anchor);
    start = anchor.start;
  }
  return found;
}

/** "Must have: manual, rear-wheel drive": a cue before a colon heads everything up to the end of its sentence. */
function headedBy({ tokens, anchors }: AttachContext, clause: Clause): Anchor[] {
  const dashed = ["-", "—", "–"].includes(clause.mark ?? "") && clause.end - clause.start <= 3;
  if (clause.mark !== ":" && !dashed) return [];
  const stop = tokens.findIndex(({ kind, word }, at) => at >= clause.end && kind === "mark" && /^[.!?]$/.test(word));
  const last = stop < 0 ? tokens.length : stop;
  return anchors.filter((anchor) => anchor.start >= clause.end && anchor.start < last);
}

type Outside = Pick<Attachment, "slots" | "kind" | "anchor">;

function outsideOf(anchor: Anchor): Outside {
  return { slots: anchor.slots, kind: anchor.kind, anchor: anchor.start };
}

const pronouns = TokenPlaces.of(new Set("it its that thats this those these they them which there".split(" ")));

/** Where the sentence of a clause begins and ends. */
function sentenceOf(clauses: readonly Clause[], clause: Clause): { start: number; end: number } {
  let [first, last] = [clauseIndexAt(clauses, clause.start), clauseIndexAt(clauses, clause.start)];
  while (clauses[first - 1]?.sentence === clause.sentence) first -= 1;
  while (clauses[last + 1]?.sentence === clause.sentence) last += 1;
  return { start: clauses[first]?.start ?? clause.start, end: clauses[last]?.end ?? clause.end };
}

/** "A pleasant extra would be X", "if something has to go, let it be X": what opens a sentence speaks about what follows. */
function opensSentence(
  tokens: readonly Token[],
  clauses: readonly Clause[],
  anchors: readonly Anchor[],
  cue: Cue,
  clause: Clause,
): Anchor | undefined {
  const { start, end } = sentenceOf(clauses, clause);
  if (pronouns.anyIn(tokens, start, cue.end)) return undefined;
  if (anchors.some((anchor) => anchor.start >= start && anchor.end <= cue.start)) return undefined;
  return anchors.find((anchor) => anchor.start >= cue.end && anchor.start < end && anchor.slots.length > 0);
}

/** A clause without a value or slot name speaks about what was said last, else about the question. */
function targetOutside(
  { tokens, clauses, anchors, asked }: AttachContext,
  cue: Cue,
  clause: Clause,
  sameClause = false,
): Outside | undefined {
  const isEarlier = (anchor: Anchor) => {
    if (anchor.end > cue.start) return false;
    const its = clauseAt(clauses, anchor.start);
    const main = its && its.lead !== "if" && its.lead !== "unless" && its.lead !== "because";
    return main === true && (sameClause || its !== clause);
  };
  const wishAsked =
    asked === undefined ? undefined : anchors.findLast((anchor) => anchor.slots.includes(asked) && isEarlier(anchor));
  const last = anchors.findLast(isEarlier);
  const ahead = opensSentence(tokens, clauses, anchors, cue, clause);
  if (ahead && (asked === undefined || ahead.slots.includes(asked))) return outsideOf(ahead);
  const lastSentence = last ? clauseAt(clauses, last.start)?.sentence : undefined;
  const wishSentence = wishAsked ? clauseAt(clauses, wishAsked.start)?.sentence : undefined;
  if (wishAsked && wishSentence === clause.sentence) return outsideOf(wishAsked);
  if (last && lastSentence === clause.sentence) return outsideOf(last);
  if (wishAsked) return outsideOf(wishAsked);
  if (last && (asked === undefined || last.kind === "feature")) return outsideOf(last);
  if (asked !== undefined) return { slots: [asked], kind: "question" };
  const following = anchors.find((anchor) => anchor.start >= clause.end);
  return following ? outsideOf(following) : undefined;
}
