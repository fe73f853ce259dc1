import type { Constraint } from "@/lib/constraints/constraint";
import { isBound } from "@/lib/constraints/operator";
import { isSetSlot, type SlotName } from "@/lib/constraints/slot-name";
import { valuesOf } from "@/lib/constraints/values-of";
import type { Draft } from "@/lib/reading/edits/drafts";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { reasonPhrases } from "@/lib/reading/lexicon/cue-words";
import type { Statement } from "@/lib/reading/stance/statement";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Cue } from "./cue";
import { type Importance, importanceOf } from "./importance";

export interface WeighedDraft extends Draft {
  importance: Importance;
}

const reasons = new PhraseTable<true>();
for (const phrase of reasonPhrases) reasons.add(phrase, true);
const unsure = new Set(["idk", "i dont know", "not sure", "no idea", "dont know", "dunno", "i dunno", "unsure"]);
const mileage = new Set<SlotName>(["highwayMpg", "cityMpg"]);

const found = new WeakMap<MessageReading, Map<SlotName, readonly Cue[]>>();

/** All cues about a slot, with what stands for one: a value put up with, a reason given. Looked for once a message. */
export function cuesFor(reading: MessageReading, slot: SlotName): readonly Cue[] {
  const known = found.get(reading) ?? new Map<SlotName, readonly Cue[]>();
  found.set(reading, known);
  const cues = known.get(slot) ?? findCuesFor(reading, slot);
  known.set(slot, cues);
  return cues;
}

function findCuesFor(reading: MessageReading, slot: SlotName): Cue[] {
  const cues = reading.attachments.filter((each) => each.slots.includes(slot)).map((each) => each.cue);
  for (const statement of reading.statements) {
    if (statement.slot === slot && statement.outcome) cues.push(statement.outcome);
    if (statement.slot !== slot || statement.stance !== "conceded" || leavesNoRoom(reading, statement)) continue;
    cues.push({
      word: { kind: "flex", weight: 0.3, side: "near", say: [] },
      start: statement.start,
      end: statement.end,
    });
  }
  const named = new Set(reading.statements.filter((each) => each.slot === slot).flatMap((each) => each.values));
  // "A Civic or a Corolla, whichever": indifference between what was named says nothing about its weight.
  if (named.size > 1) cues.splice(0, cues.length, ...cues.filter((cue) => cue.word.kind !== "none"));
  // "Idk, like 35": not knowing exactly is no indifference where a value follows.
  if (named.size > 0)
    cues.splice(
      0,
      cues.length,
      ...cues.filter(
        (cue) =>
          !unsure.has(
            reading.tokens
              .slice(cue.start, cue.end)
              .map((token) => token.word)
              .join(" "),
          ),
      ),
    );
  if (mileage.has(slot)) cues.push(...reasonCues(reading));
  return cues;
}

const stretches = new Set(["stretch", "push", "slightly", "bit", "little", "touch", "tad"]);

/** What is only put up with leaves room, unless it is all that is said of a budget ("I'd go up to 45k"). */
function leavesNoRoom(reading: MessageReading, { slot, op, start, end }: Statement): boolean {
  if (onlyTurnedDown(reading, slot)) return true;
  const alone = reading.statements.filter((each) => each.slot === slot).length === 1;
  // "I'd consider 2015 or newer" answers what the oldest would be.
  const stretched = reading.tokens.slice(Math.max(0, start - 4), end).some(({ word }) => stretches.has(word));
  if (alone && op !== undefined && reading.asked === slot && !stretched) return true;
  return (
    slot === "msrp" && alone && reading.tokens.slice(Math.max(0, start - 3), end).some(({ word }) => word === "go")
  );
}

/** "No flex fuel, premium I don't mind": what one would also take leaves no room beside what is turned down. */
function onlyTurnedDown({ statements }: MessageReading, slot: SlotName): boolean {
  const own = statements.filter((each) => each.slot === slot);
  return own.some((each) => each.stance === "excluded") && !own.some((each) => each.stance === "wished");
}

function reasonCues({ tokens }: MessageReading): Cue[] {
  const cues: Cue[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const hit = reasons.at(tokens, index);
    if (!hit || tokens[hit.end]?.word === "a" || tokens[hit.end]?.word === "an") continue;
    cues.push({ word: { kind: "strong", weight: 0.72, side: "near", say: [] }, start: index, end: hit.end });
    index = hit.end - 1;
  }
  return cues;
}

/** Weighs the drafts of one message by the cues and comparisons in it. */
export function weighDrafts(reading: MessageReading, drafts: readonly Draft[]): WeighedDraft[] {
  const shares = new Map<SlotName, CueShares>();
  return drafts.map((draft) => {
    const shared = shares.get(draft.slot) ?? new CueShares(drafts.filter(({ slot }) => slot === draft.slot));
    shares.set(draft.slot, shared);
    return { ...draft, importance: importanceOf(cuesOfDraft(reading, draft, shared)) };
  });
}

/** Which of the drafts of one slot a cue stands nearest to; measured once a cue. */
class CueShares {
  private readonly nearest = new Map<Cue, { start: number; distance: number; others: number }>();
  private readonly starts: ReadonlySet<number>;

  constructor(private readonly drafts: readonly Draft[]) {
    this.starts = new Set(drafts.map(({ start }) => start));
  }

  /** Whether no draft that begins elsewhere stands nearer to the cue. */
  isOwn(cue: Cue, draft: Draft): boolean {
    if (this.starts.size < 2) return true;
    const { start, distance: least, others } = this.nearest.get(cue) ?? this.measure(cue);
    return distance(cue, draft) <= (start === draft.start ? others : least);
  }

  /** The least distance, the start it belongs to, and the least of all other starts. */
  private measure(cue: Cue) {
    const byStart = new Map<number, number>();
    for (const draft of this.drafts) {
      const far = distance(cue, draft);
      byStart.set(draft.start, Math.min(far, byStart.get(draft.start) ?? far));
    }
    const [first = [0, 0], second] = [...byStart].sort((a, b) => a[1] - b[1]);
    const measured = { start: first[0], distance: first[1], others: second?.[1] ?? Number.POSITIVE_INFINITY };
    this.nearest.set(cue, measured);
    return measured;
  }
}

/** Two drafts of one slot share its cues, but a cue beside one of them is its alone. */
function cuesOfDraft(reading: MessageReading, draft: Draft, shared: CueShares): Cue[] {
  return cuesFor(reading, draft.slot).filter(
    (cue) => shared.isOwn(cue, draft) && !speaksOfAnother(reading, draft, cue),
  );
}

/** All cues about a wish as it stands, without those beside another number of its slot. */
export function cuesForWish(
  reading: MessageReading,
  { slot, op, value }: Pick<Constraint, "slot" | "op" | "value">,
): readonly Cue[] {
  const stated = reading.statements.filter((each) => each.slot === slot);
  const own = stated.filter((each) =>
    isBound(op) ? each.op === op && each.values[0] === value : each.values.some((one) => valuesOf(value).includes(one)),
  );
  const [first] = own;
  const cues = cuesFor(reading, slot);
  const others = stated.filter((each) => !own.includes(each) && each.stance === "wished");
  // Categories stand beside each other: "Hybrid would be a bonus" leaves "Luxury" as it was.
  if (isSetSlot(slot) && others.length > 0)
    return cues.filter((cue) => first && others.every((other) => distance(cue, first) < distance(cue, other)));
  if (!first || !isBound(op)) return cues;
  return cues.filter((cue) => !speaksOfAnother(reading, { slot, op, spans: own, end: first.end }, cue));
}

/** "At least 2020, ideally 2022": the hedge is about the number right behind it, which is not the one that was kept. */
function speaksOfAnother(
  reading: MessageReading,
  draft: Pick<Draft, "slot" | "op" | "spans" | "end">,
  cue: Cue,
): boolean {
  if (cue.word.kind !== "hedge" && cue.word.kind !== "nice") return false;
  const { byStart, byEnd } = statementPlaces(reading);
  const behind = [0, 1, 2, 3].flatMap((far) => byStart.get(cue.end + far) ?? []);
  const before = [0, 1, 2].flatMap((far) => byEnd.get(cue.start - far) ?? []).filter((each) => each.start > draft.end);
  return [...behind, ...before].some(
    (each) =>
      each.slot === draft.slot &&
      each.op === draft.op &&
      each.stance === "wished" &&
      !draft.spans.some((span) => span.start === each.start),
  );
}

const placed = new WeakMap<MessageReading, { byStart: Map<number, Statement[]>; byEnd: Map<number, Statement[]> }>();

/** Statements by where they begin and where they end. */
function statementPlaces(reading: MessageReading) {
  const known = placed.get(reading);
  if (known) return known;
  const places = { byStart: new Map<number, Statement[]>(), byEnd: new Map<number, Statement[]>() };
  for (const each of reading.statements) {
    places.byStart.set(each.start, [...(places.byStart.get(each.start) ?? []), each]);
    places.byEnd.set(each.end, [...(places.byEnd.get(each.end) ?? []), each]);
  }
  placed.set(reading, places);
  return places;
}

function distance(cue: Cue, { start, end }: { start: number; end: number }): number {
  return cue.end <= start ? start - cue.end : cue.start >= end ? cue.start - end : 0;
}
