import type { Test, Wish } from "@/lib/relaxation/wish";
import { answerRepair, type Repair, type RepairAnswer, startRepair } from "./formal-repair";
import { guessRepair } from "./formal-unverified";
import type { Items } from "./items";

/** What is taken away from the loop (Hao et al., arXiv 2404.11891, mechanism 10). */
export const formalAblations = ["no-reason", "yes-no", "no-solver"] as const;
export type FormalAblation = (typeof formalAblations)[number];

/** A simulated shopper who agrees to everything but changes of the wishes that are limits (mechanism 8). */
export interface FormalShopper {
  /** Ids of wishes the shopper never agrees to touch. */
  limits: readonly string[];
  ablation?: FormalAblation | undefined;
}

/** One round: the state in which a proposal was made, and what the shopper answered to it. */
export interface Round<W extends Wish = Wish> {
  repair: Repair<W>;
  answer: RepairAnswer;
}

/**
 * Plays the loop with a simulated shopper. A refusal says what must not change, and from then on that is not proposed;
 * under `yes-no` it says nothing. Under `no-reason` any wish may be proposed, whether it is part of a conflict or not.
 * Under `no-solver` one change is proposed by its distance alone and not verified before it is made.
 */
export async function playRepair<W extends Wish>(
  items: Items,
  fixed: readonly Test[],
  wishes: readonly W[],
  { limits, ablation }: FormalShopper,
  maxRounds?: number,
): Promise<{ rounds: Round<W>[]; repair: Repair<W> }> {
  const rounds: Round<W>[] = [];
  const play = async (begun: Repair<W>): Promise<Repair<W>> => {
    let repair = begun;
    while (repair.status === "open") {
      const answer = answerOf(repair, limits, ablation);
      rounds.push({ repair, answer });
      repair = await answerRepair(items, fixed, repair, answer);
    }
    return repair;
  };
  if (ablation === "no-solver") return { rounds, repair: await play(await guessRepair(items, fixed, wishes)) };
  const begun = await startRepair(items, fixed, wishes, maxRounds, ablation === "no-reason" ? { anyWish: true } : {});
  return { rounds, repair: await play(begun) };
}

function answerOf({ proposals }: Repair, limits: readonly string[], ablation?: FormalAblation): RepairAnswer {
  const touched = proposals[0]?.change.constraint.id;
  if (touched === undefined || !limits.includes(touched)) return { kind: "agree" };
  return ablation === "yes-no" ? { kind: "disagree" } : { kind: "keep", id: touched };
}
