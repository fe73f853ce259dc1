import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import type { HeardThing } from "@/lib/reading/reading";
import type { Act } from "./act";

/** One "Not what I meant": a message, what Leeway heard in it, and what the shopper meant. */
export type CorrectionLabel = ReturnType<typeof correctionsOf>[number];

/** The labels in one search. Carries the message and nothing else about the shopper. */
export function correctionsOf(turns: readonly { number: number; act: Act; reply: readonly ReplyPart[] | null }[]) {
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
  // `wish` is the id of the wish, for a value or a level.
  return { text, kind, heard, ...(wish ? { wish } : {}), meant: label, ...(act ? { act } : {}), edits };
}

function heardIn(part: ReplyPart): HeardThing[] {
  if (part.type !== "data-constraints") return [];
  return [...(part.data.heard ?? []), ...part.data.wishes.flatMap(({ heard = [] }) => heard)];
}
