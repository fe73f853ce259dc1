import { holds, type Vocabulary } from "@/lib/catalog/catalog-reader";
import * as domain from "@/lib/constraints";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { type HeardThing, likeliest, type OtherReading } from "@/lib/reading/reading";
import { isIn } from "@/lib/reading/text/tokenize";
import { usualOperator } from "@/lib/reading/values/quantities";
import { slotsOfRole } from "@/lib/reading/values/units/unit-for";
import { unclear } from "@/messages/unclear";
import { words } from "@/messages/words";
import { contextsOf, heardImportance, type LearnedImportance } from "./importance-model";
import { learnedRoles, rolesOf } from "./number-roles";
import { placesNaming } from "./weigh-edits";

/** Longer messages offer no other readings. */
const mostTokens = 250;

export function otherWishes(
  reading: MessageReading,
  edits: readonly domain.Edit[],
  {
    constraints,
    turn,
    vocabulary,
  }: { constraints: readonly domain.Constraint[]; turn: number; vocabulary: Vocabulary },
): HeardThing[] {
  // Reading long texts again is too expensive.
  if (reading.tokens.length > mostTokens) return [];
  const contextOf = contextsOf(reading, constraints);
  return edits.flatMap((edit): HeardThing[] => {
    const wish = edit.kind === "add" ? edit.constraint : reweighed(edit, edits, constraints);
    if (!wish) return [];
    const heard = heardImportance(contextOf(wish.slot))("wished");
    return [
      ...(edit.kind === "add" ? [valueHeard(wish, heard, reading, { turn, vocabulary })] : []),
      ...(domain.isExclusion(wish.op) ? [] : [levelHeard(wish, heard, turn)]),
    ];
  });
}

function reweighed(
  edit: domain.Edit,
  edits: readonly domain.Edit[],
  constraints: readonly domain.Constraint[],
): domain.Constraint | undefined {
  if (edit.kind !== "weigh") return undefined;
  const wish = constraints.find(({ id }) => id === edit.id);
  const lock = edits.findLast((each) => each.kind === "lock" && each.id === edit.id);
  const level = domain.levels.find((each) => domain.levelWeights[each] === edit.weight);
  return wish && { ...wish, ...(level ? { level } : {}), ...(lock?.kind === "lock" ? { locked: lock.locked } : {}) };
}

function levelHeard(wish: domain.Constraint, heard: LearnedImportance, turn: number): HeardThing {
  const own: domain.Level = wish.locked ? "must" : wish.level;
  const others = domain.levels.flatMap((level, index): OtherReading[] => {
    if (level === own) return [];
    const weigh = { kind: "weigh" as const, id: wish.id, weight: domain.levelWeights[level] };
    const locked = level === "must";
    const lock = { kind: "lock" as const, id: wish.id, locked };
    const edits = wish.locked === locked ? [weigh] : [weigh, lock];
    return [{ id: level, label: unclear.meant.level[level], chance: heard.levels[index] ?? 0, edits }];
  });
  const about = domain.describeConstraint(wish);
  const text = words.level[own];
  return { id: `level ${wish.id}`, kind: "level", turn, text, about, wish: wish.id, others: likeliest(others) };
}

const turnedRound = {
  "==": "!=",
  "!=": "==",
  in: "not in",
  "not in": "in",
  ">=": "<=",
  "<=": ">=",
  any: "any",
} as const;

function valueHeard(
  wish: domain.Constraint,
  heard: LearnedImportance,
  reading: MessageReading,
  { turn, vocabulary }: { turn: number; vocabulary: Vocabulary },
): HeardThing {
  const places = placesNaming(wish, reading);
  const mean = (of: (chances: NonNullable<(typeof places)[number]["chances"]>) => number, around: number) => {
    const said = places.flatMap(({ chances }) => (chances ? [of(chances)] : []));
    return said.reduce((sum, each) => sum + each, around) / (said.length + 1);
  };
  const op: domain.Operator = turnedRound[wish.op];
  const evidence = wish.evidence.filter((each) => each.for === "value");
  const turned = { kind: "change" as const, id: wish.id, op, value: wish.value, evidence };
  const chance = domain.isExclusion(wish.op)
    ? mean(({ wished }) => wished, 1 - heard.none - heard.refused)
    : mean(({ refused }) => refused, heard.refused);
  const none = mean((chances) => chances.none, heard.none);
  const others: OtherReading[] = [
    ...(op === "any" ? [] : [{ id: "turned", label: said({ ...wish, op }), chance, edits: [turned] }]),
    { id: "none", label: unclear.meant.none, chance: none, edits: [{ kind: "remove", id: wish.id }] },
    ...elsewhere(wish, places, reading, vocabulary),
  ];
  const text = domain.describeConstraint(wish);
  return { id: `value ${wish.id}`, kind: "value", turn, text, wish: wish.id, others: likeliest(others) };
}

/** A price of "30" could be a mileage. */
function elsewhere(
  wish: domain.Constraint,
  places: readonly { start: number; end: number }[],
  { tokens, numbers, asked }: MessageReading,
  vocabulary: Vocabulary,
): OtherReading[] {
  const { value } = wish;
  if (!domain.isBound(wish.op) || typeof value !== "number") return [];
  const at = numbers.findIndex((number) => places.some((place) => isIn(place)(number)));
  const chances = rolesOf(tokens, numbers, asked)[at]?.chances ?? [];
  return learnedRoles.flatMap((role, index) =>
    slotsOfRole(role, value)
      .filter((slot) => slot !== wish.slot && holds(vocabulary, slot))
      .map((slot) => {
        const test = { slot, op: usualOperator(slot), value };
        const constraint = { ...wish, ...test, id: domain.constraintId(test) };
        const edits: domain.Edit[] = [
          { kind: "remove", id: wish.id },
          { kind: "add", constraint },
        ];
        const label = `${domain.slotTitles[slot]}: ${domain.describeConstraint(test)}`;
        return { id: slot, label, chance: chances[index] ?? 0, edits };
      }),
  );
}

function said(test: domain.Constraint): string {
  const text = domain.describeConstraint(test);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
