import { valuesOf } from "@/lib/constraints";
import { pick, pickSome, type Random, seededRandom } from "@/lib/random";
import type { HiddenShopper, HiddenTask, Preference } from "./hidden-shopper";
import { hiddenShoppers, hiddenTasks, preferencesFor, preferenceTemplates } from "./hidden-shopper";

export type HiddenRun = { shopper: HiddenShopper; task: HiddenTask };

const wishes = { least: 10, most: 19 };
const mostApplicable = 8;
const openTasks = hiddenTasks.filter(({ sealed }) => !sealed);

export const hiddenSets = ["open", "sealed", "generated"] as const;

/** The written shoppers with each task, open or with a sealed side, or `count` generated ones. */
export function hiddenRuns(set: (typeof hiddenSets)[number], count: number, seed: number): HiddenRun[] {
  if (set === "generated") return generateHidden(count, seed);
  const all = hiddenShoppers.flatMap((shopper) => hiddenTasks.map((task) => ({ shopper, task })));
  return all.filter(({ shopper, task }) => (shopper.sealed || task.sealed) === (set === "sealed"));
}

/** Shoppers of the seeded grammar with one open task each. */
function generateHidden(count: number, seed: number): HiddenRun[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `g${index + 1}`;
    const random = seededRandom(seed, id);
    let all: Preference[] = [];
    while (all.length < Math.min(wishes.least, preferenceTemplates.length)) all = drawn(random);
    const kept = wishes.least + Math.floor(random() * (wishes.most - wishes.least + 1));
    const task = pick(openTasks, random);
    const shopper = { id, sealed: false, preferences: all };
    // Who comes for a task has thought about it.
    const own = pickSome(preferencesFor(shopper, task), mostApplicable, random);
    const others = all.filter((each) => !own.includes(each));
    const preferences = [...own, ...pickSome(others, Math.max(0, kept - own.length), random)];
    return { shopper: { ...shopper, preferences }, task };
  });
}

function drawn(random: Random): Preference[] {
  /** Per task, no two wishes of a kind on one slot. */
  const taken = new Set<string>();
  return preferenceTemplates.flatMap((template): Preference[] => {
    const { slot, op, values, odds, front, levels, says, when, otherwise, wouldDo } = template;
    const kindOf = (task: string) =>
      `${task} ${slot} ${op === "!=" ? "never" : (slot as string) === "equipment" ? says[0] : ""}`;
    const tasks = hiddenTasks
      .map(({ id }) => id)
      .filter((id) => random() < (odds[id] ?? odds["*"] ?? 0) && !taken.has(kindOf(id)));
    if (tasks.length === 0) return [];
    for (const id of tasks) taken.add(kindOf(id));
    const value = pick(values, random);
    const said = valuesOf(value).map((each) => (Number(each) >= 3000 ? Number(each).toLocaleString("en-US") : each));
    const text = pick(says, random).replace("{v}", said.join(" or "));
    const more = { ...(when && { when }), ...(otherwise && { otherwise }), ...(wouldDo && { wouldDo }) };
    const isFront = random() < front;
    return [{ test: { slot, op, value }, ...more, level: pick(levels, random), tasks, front: isFront, says: text }];
  });
}
