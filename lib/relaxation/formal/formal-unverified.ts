import { compareText } from "@/lib/relaxation/compare-text";
import { drop, isMovable, moveTo } from "@/lib/relaxation/loosening/movable";
import { excludesValues, type Test, type Wish } from "@/lib/relaxation/wish";
import { changeKey, type Proposal } from "./formal-proposals";
import { type Repair, startRepair } from "./formal-repair";
import type { Items } from "./items";

/**
 * The "No Solver" ablation: one round in which the smallest change of any wish is proposed, whatever the other wishes
 * are. A number moves to the next value items of the slice have beyond it, words to the most frequent other value, at
 * the costs of verified proposals; whether items come of it shows only after it was made. Without an open repair
 * (satisfied, or an empty slice) nothing is proposed.
 */
export async function guessRepair<W extends Wish>(
  items: Items,
  fixed: readonly Test[],
  wishes: readonly W[],
): Promise<Repair<W>> {
  const repair = await startRepair(items, fixed, wishes, 1);
  if (repair.status !== "open") return repair;
  const guesses: Proposal<W>[] = [];
  for (const wish of wishes) guesses.push(await guess(items, fixed, wish));
  guesses.sort((a, b) => a.cost - b.cost || compareText(changeKey(a.change), changeKey(b.change)));
  return { ...repair, conflict: [], proposals: guesses.slice(0, 1) };
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
  const nearest = beyond.reduce((best, value) =>
    Math.abs(value - wish.value) < Math.abs(best - wish.value) ? value : best,
  );
  const width = Math.max(...numbers) - Math.min(...numbers);
  return { change: moveTo(wish, nearest), cost: width > 0 ? Math.abs(nearest - wish.value) / width : 1, matches: 0 };
}
