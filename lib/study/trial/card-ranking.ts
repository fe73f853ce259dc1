import type { Constraint } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import { seededRandom, shuffle } from "@/lib/random";
import type { Configuration } from "@/lib/study/configuration/configuration";
import type { Scenario } from "@/lib/study/configuration/scenario";

/** A card's wishes, ranked before any word was read. `null` for a participant's own search. */
export function cardWishes(scenario: Scenario): Constraint[] | null {
  if (scenario.kind === "own") return null;
  return scenario.wishes.map(({ predicate, weight }) => toConstraint({ ...predicate, weight }));
}

/** The order in which a participant first sees the wishes of a trial to rank. */
export function shuffledIds(wishes: readonly Constraint[], seed: number, trial: number): string[] {
  const ids = wishes.map(({ id }) => id);
  return shuffle(ids, seededRandom(seed, `ranking ${trial}`));
}

/** Configurations stored before the setting rank before results. */
export function ranksFirst({ trials }: Pick<Configuration, "trials">): boolean {
  return trials.rankAt === "before-chat";
}

/**
 * The ranking by the ids of the wishes that were stated: the same id, else the same slot. Wishes that only the card or
 * only the participant has fall out.
 */
export function statedRanking(ranking: readonly string[], stated: readonly Constraint[]): string[] {
  const left = new Map(stated.map((wish) => [wish.id, wish]));
  const named = new Map(ranking.map((id) => [id, left.get(id)?.id]));
  for (const id of named.values()) if (id !== undefined) left.delete(id);
  return ranking.flatMap((id) => {
    const own = named.get(id) ?? [...left.values()].find(({ slot }) => slot === id.split(":")[0])?.id;
    if (own === undefined) return [];
    left.delete(own);
    return [own];
  });
}

/** Share of the card's wishes that were stated with a value of the card. `null` without a card. */
export function cardCoverage(scenario: Scenario | undefined, stated: readonly Constraint[] | null): number | null {
  const card = scenario ? cardWishes(scenario) : null;
  if (!card || !stated) return null;
  const met = card.filter((wish) => stated.some((each) => each.id === wish.id && sharesValue(each, wish)));
  return met.length / card.length;
}

function sharesValue(one: Constraint, other: Constraint): boolean {
  const values = new Set([one.value].flat().map(String));
  return [other.value].flat().some((value) => values.has(String(value)));
}
