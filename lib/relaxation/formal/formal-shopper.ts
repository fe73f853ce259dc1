import { compareText, excludesValues, type Test, type Wish } from "../lattice";
import { drop, isMovable, moveTo } from "../loosening/movable";
import { changeKey, type Items, type Proposal } from "./formal-proposals";
import { answerRepair, type Repair, type RepairAnswer, startRepair, suggested } from "./formal-repair";

/** Hao et al., arXiv 2404.11891, mechanism 10. */
export const formalAblations = ["no-reason", "yes-no", "no-solver"] as const;
export type FormalAblation = (typeof formalAblations)[number];

/** Refuses only changes to limits (mechanism 8), and those it does not agree to. */
export interface FormalShopper {
  limits: readonly string[];
  agrees?: ((proposal: Proposal) => boolean) | undefined;
  ablation?: FormalAblation | undefined;
  /** Picks the proposal to suggest, by place. By default the cheapest. */
  choose?: ((repair: Repair) => Promise<number>) | undefined;
}

/** Refuses by a hidden order: the heavier a wish, the less of it may go. The heaviest third are limits. */
export function orderedShopper(wishes: readonly Wish[]): FormalShopper {
  const falling = [...wishes].sort((a, b) => b.weight - a.weight).map(({ id }) => id);
  const mostOf = (id: string) => falling.indexOf(id) / Math.max(1, falling.length - 1);
  return {
    limits: falling.slice(0, Math.ceil(falling.length / 3)),
    agrees: ({ change, cost }) => cost <= mostOf(change.constraint.id),
  };
}

export type Round<W extends Wish = Wish> = { repair: Repair<W>; answer: RepairAnswer };

/** A refusal protects that wish, except under `yes-no`. */
export async function playRepair<W extends Wish>(
  items: Items,
  fixed: readonly Test[],
  wishes: readonly W[],
  shopper: FormalShopper,
  maxRounds?: number,
): Promise<{ rounds: Round<W>[]; repair: Repair<W> }> {
  const { ablation, choose } = shopper;
  const rounds: Round<W>[] = [];
  const play = async (begun: Repair<W>): Promise<Repair<W>> => {
    let repair = begun;
    while (repair.status === "open") {
      // Without a reason, the chooser isn't told of the conflict.
      if (choose) repair = suggested(repair, await choose(repair.anyWish ? { ...repair, conflict: [] } : repair));
      const answer = answerOf(repair, shopper);
      rounds.push({ repair, answer });
      repair = await answerRepair(items, fixed, repair, answer);
    }
    return repair;
  };
  if (ablation === "no-solver") return { rounds, repair: await play(await guessRepair(items, fixed, wishes)) };
  const begun = await startRepair(items, fixed, wishes, maxRounds, ablation === "no-reason" ? { anyWish: true } : {});
  return { rounds, repair: await play(begun) };
}

function answerOf({ proposals: [first] }: Repair, { limits, agrees, ablation }: FormalShopper): RepairAnswer {
  const touched = first?.change.constraint.id ?? "";
  if (limits.includes(touched)) return ablation === "yes-no" ? { kind: "disagree" } : { kind: "keep", id: touched };
  return first && agrees && !agrees(first) ? { kind: "disagree" } : { kind: "agree" };
}

/** "No Solver" ablation: proposes the smallest change once, without checking for items. */
async function guessRepair<W extends Wish>(items: Items, fixed: readonly Test[], wishes: readonly W[]) {
  const repair = await startRepair(items, fixed, wishes, 1);
  if (repair.status !== "open") return repair;
  const guesses: Proposal<W>[] = [];
  for (const wish of wishes) guesses.push(await guess(items, fixed, wish));
  guesses.sort((a, b) => a.cost - b.cost || compareText(changeKey(a.change), changeKey(b.change)));
  return { ...repair, conflict: [], proposals: guesses };
}

async function guess<W extends Wish>(items: Items, fixed: readonly Test[], wish: W): Promise<Proposal<W>> {
  const dropped: Proposal<W> = { change: drop(wish), cost: 1, matches: 0 };
  const [distribution] = await items.distributions([{ where: fixed, slot: wish.slot }]);
  const values = distribution?.values.map(({ value }) => value) ?? [];
  if (!isMovable(wish)) {
    const other = values.find((value) => ![wish.value].flat().includes(value));
    if (other === undefined || excludesValues(wish.op) || wish.op === "any" || typeof other === "number")
      return dropped;
    return { change: { constraint: wish, action: "replaced", to: { op: "==", value: other } }, cost: 0.25, matches: 0 };
  }
  const numbers = values.map(Number);
  const beyond = numbers.filter((value) =>
    wish.op === ">=" ? value < wish.value : wish.op === "<=" ? value > wish.value : value !== wish.value,
  );
  if (beyond.length === 0) return dropped;
  const gap = (value: number) => Math.abs(value - wish.value);
  const nearest = beyond.reduce((best, value) => (gap(value) < gap(best) ? value : best));
  const width = Math.max(...numbers) - Math.min(...numbers);
  return { change: moveTo(wish, nearest), cost: width > 0 ? gap(nearest) / width : 1, matches: 0 };
}
