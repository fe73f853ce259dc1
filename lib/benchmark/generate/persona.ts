import type { Product } from "@/lib/catalog/catalog-reader";
import { csvColumns } from "@/lib/catalog/files/csv-columns";
import { isMoney, isNumericSlot, type Predicate, type SlotName, valuesOf } from "@/lib/constraints";
import { slotVoices } from "@/lib/constraints/slot-voices";
import { benchmark } from "@/lib/constraints/sold/benchmark";
import { pick, type Random } from "@/lib/random";
import { askedNotes, driftNotes, frames, hedges, type PersonaLevel } from "./persona-phrases";

interface RankedWishes {
  constraints: readonly WeighedPredicate[];
  target: readonly WeighedPredicate[];
  vague: readonly Predicate[];
}

interface PersonaFacts extends RankedWishes {
  base: readonly Predicate[];
  drift: Drift | null;
}

type LeveledWish = { constraint: WeighedPredicate; level: PersonaLevel };

const reasonShare = 0.55;

/** The base with a motive, then a sentence per constraint, heaviest first, target last. */
export function writePersona(facts: PersonaFacts, random: Random): string {
  const said = new Set<string>();
  const fresh = (options: readonly string[]) => {
    const unsaid = options.filter((each) => !said.has(each));
    const chosen = pick(unsaid.length > 0 ? unsaid : options, random);
    said.add(chosen);
    return chosen;
  };
  const opener = pick(benchmark.openers, random)
    .replace("{base}", benchmark.base.persona(saidBy(facts.base, "")))
    .replace("{motive}", pick(benchmark.motives, random));
  const sentences = personaLevels(facts).map(({ constraint, level }) => {
    const wish = fresh(slotVoices[constraint.slot].wishes).replace("{v}", valueWords(constraint, facts, random));
    return [
      withReason(fresh(frames[level]).replace("{w}", wish), level === "low" ? null : constraint.slot, random),
      ...driftNote(constraint, facts.drift, random),
    ].join(" ");
  });
  return [opener, ...sentences].join(" ").replace(/\b([Aa]) (?=[AEIOaeio]|8|11\b|18\b)/g, "$1n ");
}

export function personaLevels({ constraints, target, vague }: RankedWishes): LeveledWish[] {
  const falling = [...constraints].sort((a, b) => b.weight - a.weight);
  const lastOnes = falling.slice(-target.length);
  const low = lastOnes.every((each) => target.includes(each)) ? lastOnes : falling.slice(-1);
  const others = falling.filter((each) => !low.includes(each));
  const highs = Math.ceil((others.length - 1) / 2);
  return falling.map((constraint) => {
    if (vague.includes(constraint)) return { constraint, level: "open" };
    if (low.includes(constraint)) return { constraint, level: "low" };
    const rank = others.indexOf(constraint);
    return { constraint, level: rank === 0 ? "top" : rank <= highs ? "high" : "medium" };
  });
}

export function askedImportance({ constraints, target, vague }: RankedWishes, random: Random) {
  return personaLevels({ constraints, target, vague: [] }).flatMap(({ constraint, level }) =>
    vague.includes(constraint) && level !== "open"
      ? [{ column: csvColumns[constraint.slot], text: pick(askedNotes[level], random) }]
      : [],
  );
}

export function spoken(slot: SlotName, value: Predicate["value"]): string {
  return isMoney(slot) ? `$${Number(value).toLocaleString("en-US")}` : String(value);
}

function valueWords(constraint: Predicate, { vague }: PersonaFacts, random: Random): string {
  const value = spoken(constraint.slot, valuesOf(constraint.value)[0] ?? "");
  const rough = isNumericSlot(constraint.slot) && vague.some(({ slot }) => slot === constraint.slot);
  return rough ? `${pick(hedges, random)}${value}` : value;
}

/** An easy loss needs no reason. */
function withReason(sentence: string, slot: SlotName | null, random: Random): string {
  const known = slot ? slotVoices[slot].reasons : undefined;
  if (!known || random() >= reasonShare) return sentence;
  return `${sentence.slice(0, -1)}, because ${pick(known, random)}.`;
}

function driftNote(constraint: Predicate, drift: Drift | null, random: Random): string[] {
  if (drift?.constraint.slot !== constraint.slot) return [];
  return [pick(driftNotes, random).replace("{b}", spoken(constraint.slot, drift.before))];
}

export interface WeighedPredicate extends Predicate {
  weight: number;
}

const saidBy = (base: readonly Predicate[], unsaid: string) => (slot: SlotName) =>
  String(base.find((each) => each.slot === slot)?.value ?? unsaid);

export function baseSentence(base: readonly Predicate[]): string {
  return benchmark.base.query(saidBy(base, "any"));
}

export function fullSentence(base: readonly Predicate[], constraints: readonly Predicate[]): string {
  const clauses = constraints.map(({ slot, value }) =>
    slotVoices[slot].clause.replace("{v}", () => spoken(slot, value)),
  );
  return `${baseSentence(base).slice(0, -1)}, ${clauses.join(", ")}.`;
}

export type Drift = { constraint: Predicate; before: string | number };

/** The earlier value fits some product of the slice; `null` without one. */
export function driftOf(
  products: readonly Product[],
  constraints: readonly Predicate[],
  target: readonly Predicate[],
  random: Random,
): Drift | null {
  const options = constraints
    .filter((each) => !target.includes(each))
    .flatMap((constraint) => {
      const now = valuesOf(constraint.value)[0];
      const held = products.flatMap((product) => product[constraint.slot]);
      const others = [...new Set(held)].filter((value) => value !== null && value !== now);
      // Nobody names a placeholder price as a budget.
      const likely = others.filter((value) => !isNumericSlot(constraint.slot) || Number(value) >= Number(now) * 0.7);
      return likely.length > 0 ? [{ constraint, before: pick(likely, random) as string | number }] : [];
    });
  return options.length > 0 ? pick(options, random) : null;
}
