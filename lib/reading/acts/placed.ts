import { byName, classify, modelNamed } from "@/lib/reading/learned/linear-model";
import type { ToldAct } from "@/lib/reading/preference-reader";
import { type ActMessage, actBuckets, actFeatures } from "./act-features";
import modelFile from "./act-model.json";
import { type ActName, actNames } from "./act-names";
import type { Segment } from "./segments";

export type Placed = SegmentAct & { from: number; to: number };

/** Offsets stay valid. A comma keeps what is left apart. */
export function blanked(words: string, blanks: readonly { start: number; end: number }[]): string {
  return blanks.reduce((left, { start, end }) => {
    const before = left.slice(0, start);
    return `${before}${(/[^\s.,;!?]\s*$/.test(before) ? "," : "").padEnd(end - start)}${left.slice(end)}`;
  }, words);
}

/** Acts that give something up, agree or undo. They need a second reader. */
const binding = /^(?:give|accept|refuse|choose|handover|takeback|restart)$/;
const leastHeard = 0.3;

/** What a model told of most of the clause. A binding act counts only where the embedded reader hears it too. */
export function actTold({ from, to, chances }: Placed, told: readonly ToldAct[] = []): ActName | undefined {
  const shared = ({ start, end }: ToldAct) => Math.min(to, end) - Math.max(from, start);
  const [most] = told.filter((each) => shared(each) > 0).sort((a, b) => shared(b) - shared(a));
  return most && (!binding.test(most.act) || chances[most.act] >= leastHeard) ? most.act : undefined;
}

export interface SegmentAct extends Segment {
  act: ActName;
  chances: Readonly<Record<ActName, number>>;
}

/** Classifies each segment. Learned from the open voices' dialogues. */
export function segmentActs(message: ActMessage): SegmentAct[] {
  const model = modelNamed("acts", modelFile);
  return actFeatures(message, actBuckets).map((features, index) => {
    const found = classify(model, features);
    const act = actNames[found.indexOf(Math.max(...found))] ?? "state";
    return { ...(message.segments[index] as Segment), act, chances: byName(actNames, found) };
  });
}

/** How much likelier a stated wish is weighed than a name in another act. */
const weighedOdds = 15;

export function surelyStated(each: SegmentAct): SegmentAct {
  const odds = actNames.map((name) => each.chances[name] * (name === "state" ? weighedOdds : 1));
  const sum = odds.reduce((total, chance) => total + chance, 0);
  const chances = odds.map((chance) => chance / sum);
  const act = actNames[chances.indexOf(Math.max(...chances))] ?? each.act;
  return { ...each, act, chances: byName(actNames, chances) };
}

export function wishIn({ state, answer, keep, give, weigh }: SegmentAct["chances"]): number {
  return state + answer + keep + give + weigh;
}

/** By the shopper's tap or a model. */
export function isToldWish({ chances }: Pick<SegmentAct, "chances">): boolean {
  return chances.state === 1 || chances.answer === 1;
}
