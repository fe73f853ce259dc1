import { byName } from "@/lib/reading/learned/linear-model";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { type HeardThing, likeliest } from "@/lib/reading/reading";
import { unclear } from "@/messages/unclear";
import { type ActName, actNames } from "./act-names";
import type { Placed, SegmentAct } from "./placed";

type Told = keyof typeof unclear.meant.act;

/** Acts with the same effect share a name. */
const alike = {
  answer: "state",
  weigh: "state",
  choose: "state",
  smalltalk: "background",
  complain: "background",
} as const satisfies Partial<Record<ActName, Told>>;

function nameOf(act: ActName): Told {
  return act in alike ? alike[act as keyof typeof alike] : (act as Told);
}

const steering: ReadonlySet<ActName> = new Set(["keep", "give", "accept", "refuse"]);

/** Only the least certain clauses. */
const mostClauses = 3;
/** Less likely acts don't deserve a button. */
const leastChance = 0.01;

/** `isRead`: wishes were read from the message. */
export function otherActs(
  placed: readonly Placed[],
  { words, turn, screen, question }: ReadInput,
  isRead: (clause: Placed) => boolean,
): HeardThing[] {
  const isConflict = (screen?.gaveWay ?? []).length > 0 || question?.kind === "compare";
  const heard = placed.flatMap((clause, index) => {
    const chances = new Map<Told, number>();
    for (const act of actNames)
      if (isConflict || !steering.has(act))
        chances.set(nameOf(act), (chances.get(nameOf(act)) ?? 0) + clause.chances[act]);
    const ordered = [...chances].sort(([, a], [, b]) => b - a);
    const [likely = "state"] = ordered.flatMap(([act]) => (act === "state" ? [] : [act]));
    const own = isRead(clause) ? "state" : likely;
    const others = ordered.flatMap(([act, chance]) =>
      act === own || chance < leastChance ? [] : [{ id: act, label: unclear.meant.act[act], chance, edits: [], act }],
    );
    if (others.length === 0) return [];
    const text = unclear.meant.heard({ quote: words.slice(clause.from, clause.to).replace(/[\s,;:]+$/, ""), act: own });
    const id = `act ${turn} ${index}`;
    const thing: HeardThing = { id, kind: "act", turn, text, clause: index, others: likeliest(others) };
    return [{ thing, sure: chances.get(own) ?? 0 }];
  });
  return heard
    .sort((a, b) => a.sure - b.sure)
    .slice(0, mostClauses)
    .map(({ thing }) => thing)
    .sort((a, b) => (a.clause ?? 0) - (b.clause ?? 0));
}

/** `sure` from 0 to 1: what is left over stays with the other acts. */
export function toldAct<Clause extends SegmentAct>(clause: Clause, act: ActName, sure = 1): Clause {
  const chances = actNames.map((name) => (name === act ? sure : 0) + (1 - sure) * clause.chances[name]);
  return { ...clause, act, chances: byName(actNames, chances) };
}
