import type { Constraint } from "@/lib/constraints/constraint";
import { isBound } from "@/lib/constraints/operator";
import { isSetSlot, type SlotName } from "@/lib/constraints/slot-name";
import { valuesOf } from "@/lib/constraints/values-of";
import type { Draft } from "@/lib/reading/edits/drafts";
import type { MessageReading } from "@/lib/reading/edits/read-message";
import { reasonPhrases } from "@/lib/reading/lexicon/cue-words";
import type { Statement } from "@/lib/reading/stance/statements";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Cue } from "./cues";
import { type Importance, importanceOf } from "./importance";

export interface WeighedDraft extends Draft {
  importance: Importance;
}

const reasons = new PhraseTable<true>();
for (const phrase of reasonPhrases) reasons.add(phrase, true);
const unsure = new Set(["idk", "i dont know", "not sure", "no idea", "dont know", "dunno", "i dunno", "unsure"]);
const mileage = new Set<SlotName>(["highwayMpg", "cityMpg"]);

/** All cues about a slot, with what stands for one: a value put up with, a reason given. */
export function cuesFor(reading: MessageReading, slot: SlotName): Cue[] {
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
  return drafts.map((draft) => ({ ...draft, importance: importanceOf(cuesOfDraft(reading, draft, drafts)) }));
}

/** Two drafts of one slot share its cues, but a cue beside one of them is its alone. */
function cuesOfDraft(reading: MessageReading, draft: Draft, drafts: readonly Draft[]): Cue[] {
  const rivals = drafts.filter((each) => each !== draft && each.slot === draft.slot && each.start !== draft.start);
  const cues = cuesFor(reading, draft.slot).filter((cue) => !speaksOfAnother(reading, draft, cue));
  if (rivals.length === 0) return cues;
  return cues.filter((cue) => {
    const own = distance(cue, draft);
    return rivals.every((rival) => own <= distance(cue, rival));
  });
}

/** All cues about a wish as it stands, without those beside another number of its slot. */
export function cuesForWish(
  reading: MessageReading,
  { slot, op, value }: Pick<Constraint, "slot" | "op" | "value">,
): Cue[] {
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
  { statements }: MessageReading,
  draft: Pick<Draft, "slot" | "op" | "spans" | "end">,
  cue: Cue,
): boolean {
  if (cue.word.kind !== "hedge" && cue.word.kind !== "nice") return false;
  return statements.some(
    (each) =>
      each.slot === draft.slot &&
      each.op === draft.op &&
      each.stance === "wished" &&
      ((each.start >= cue.end && each.start - cue.end <= 3) ||
        (each.end <= cue.start && cue.start - each.end <= 2 && each.start > draft.end)) &&
      !draft.spans.some((span) => span.start === each.start),
  );
}

function distance(cue: Cue, { start, end }: { start: number; end: number }): number {
  return cue.end <= start ? start - cue.end : cue.start >= end ? cue.start - end : 0;
}
