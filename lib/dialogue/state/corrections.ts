import type { Edit } from "@/lib/constraints/edit";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import type { HeardThing } from "@/lib/reading/other-readings";
import type { Act } from "./act";

type PlayedTurn = { number: number; act: Act; reply: readonly ReplyPart[] | null };

/** One "Not what I meant": a message, what Leeway heard in it, and what the shopper meant. */
export interface CorrectionLabel {
  text: string;
  kind: HeardThing["kind"];
  heard: string;
  /** Id of the wish, for a value or a level. */
  wish?: string;
  meant: string;
  act?: string;
  edits: readonly Edit[];
}

/** The labels in one search. Carries the message and nothing else about the shopper. */
export function correctionsOf(turns: readonly PlayedTurn[]): CorrectionLabel[] {
  const offered = new Map<string, HeardThing>();
  const said = new Map<number, string>();
  return turns.flatMap(({ number, act, reply }) => {
    const label = act.kind === "correct" ? labelOf(offered.get(act.heard), act.reading, said) : undefined;
    if (act.kind === "words") said.set(number, act.text);
    for (const thing of (reply ?? []).flatMap(heardIn)) offered.set(thing.id, thing);
    return label ?? [];
  });
}

function labelOf(thing: HeardThing | undefined, reading: string, said: ReadonlyMap<number, string>) {
  const meant = thing?.others.find(({ id }) => id === reading);
  const text = thing && said.get(thing.turn);
  if (!thing || !meant || text === undefined) return undefined;
  const { kind, text: heard, wish } = thing;
  const { label, act, edits } = meant;
  return { text, kind, heard, ...(wish ? { wish } : {}), meant: label, ...(act ? { act } : {}), edits };
}

function heardIn(part: ReplyPart): HeardThing[] {
  if (part.type !== "data-constraints") return [];
  return [...(part.data.heard ?? []), ...part.data.wishes.flatMap(({ heard = [] }) => heard)];
}
