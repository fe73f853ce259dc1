import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { asItIs } from "@/lib/reading/lexicon/asking-words";
import { addsIn } from "@/lib/reading/lexicon/take-back-words";
import { isConflict, type ReadInput, type WishStance } from "@/lib/reading/preference-reader";
import type { Intent } from "@/lib/reading/reading";
import { endsSentence, isIn, textIn } from "@/lib/reading/text/tokenize";
import { isAsking } from "./asking-clauses";
import type { Placed } from "./placed";
import { stancesSaid } from "./said-stances";
import type { Segment } from "./segments";
import { holdsSome } from "./taken-back";

/** Minimum probabilities. Tuned on open voices. */
const sure = { stance: 0.45, steer: 0.6, restart: 0.65 } as const;

/** Which wishes a clause keeps or gives where something gave way. `null` if it takes no side. */
export function stancesIn(
  { chances, ...segment }: Placed,
  all: readonly Placed[],
  input: ReadInput,
  reading: MessageReading,
  said: Pick<Parameters<typeof stancesSaid>[2], "steer" | "earlier">,
): WishStance[] | null {
  const gaveWay = input.screen?.gaveWay ?? [];
  if (!isConflict(input)) return null;
  if (leavesAsIs(segment, reading.tokens) || isAsking({ ...segment, chances }, reading.tokens)) return null;
  const beside = all.filter((each) => each.sentence === segment.sentence);
  if (belongsToNewWish(segment, beside, input, reading)) return null;
  const { keep, give, weigh, background, smalltalk, ask, accept, handover, restart } = chances;
  const keeps = keep >= give && keep >= Math.max(sure.stance, weigh);
  // Other acts may keep, give or neither: "I said 40!".
  const against = background + smalltalk + ask + accept + handover + restart;
  const open = Math.max(0, 1 - keep - give - against);
  const kept = (open * (keep + even)) / (keep + give + 2 * even);
  const clause = { keep: keep + kept, give: give + open - kept, neither: against + open / 2, keeps };
  const isAsked = input.question?.kind === "compare";
  const { constraints, vocabulary } = input;
  return stancesSaid(segment, clause, { reading, constraints, vocabulary, gaveWay, isAsked, ...said });
}

/** A clause below these takes no side. */
const even = 0.05;

/** "AWD, and a sunroof would be nice": the clause is of a wish that its sentence adds. */
function belongsToNewWish(
  segment: Segment,
  sentence: readonly Segment[],
  { constraints }: ReadInput,
  { statements, topics }: MessageReading,
): boolean {
  if ([...statements, ...topics].some(isIn(segment))) return false;
  const stated = sentence.flatMap((each) => statements.filter(isIn(each))).filter(({ stance }) => stance === "wished");
  return stated.some(({ slot, values }) => !constraints.some((each) => each.slot === slot && holdsSome(each, values)));
}

export function intentIn(each: Placed, input: ReadInput, reading: MessageReading): Intent | null {
  const { chances } = each;
  const isNaming = [...reading.statements, ...reading.topics].some(isIn(each));
  if (isNaming || input.question?.isYesOrNo) return null;
  // "6 places is enough, my brother has his own now" tells why.
  const opening = () => reading.tokens.findLastIndex((token, at) => at < each.start && endsSentence(token));
  const isWhy = () =>
    reading.statements.some(({ stance, end }) => stance === "wished" && end <= each.start && end > opening());
  if (chances.restart > sure.restart && !isWhy()) return "start-over";
  if (chances.takeback > sure.steer) return addsIn.test(textIn(reading.tokens, each.start, each.end)) ? null : "undo";
  if (input.question || (input.screen?.gaveWay ?? []).length === 0) return null;
  if (leavesAsIs(each, reading.tokens) || chances.accept > sure.steer) return "agree";
  return chances.refuse > sure.steer ? "disagree" : null;
}

function leavesAsIs({ start, end }: { start: number; end: number }, tokens: MessageReading["tokens"]): boolean {
  return asItIs.test(textIn(tokens, start, end));
}
