import { getTableName, Param, SQL, type SQLChunk, StringChunk, sql } from "drizzle-orm";
import { cars, storedFields } from "@/db/schema/cars";
import { isStorable } from "@/db/storable";
import type { Predicate, SlotName } from "@/lib/constraints";
import {
  alternativesOf,
  isBound,
  isExclusion,
  isNumericSlot,
  isSetSlot,
  slotDefinitions,
  slotNames,
  valuesOf,
} from "@/lib/constraints";

export function whereCars(catalogId: string, predicates: readonly Predicate[]): SQL {
  return new SQL(whereChunks(catalogId, predicates));
}

export function whereChunks(catalogId: string, predicates: readonly Predicate[]): SQLChunk[] {
  const ofCatalog = [raw(`${catalogColumn} = `), new Param(catalogId), raw("::uuid")];
  return [...ofCatalog, ...predicates.flatMap((each) => [raw(" and "), ...predicateChunks(each)])];
}

const catalogColumn = `"${getTableName(cars)}"."${cars.catalogId.name}"`;

export function predicateSql(predicate: Predicate): SQL {
  return new SQL(predicateChunks(predicate));
}

/** A flat list becomes text several times faster than nested pieces. */
export function predicateChunks(predicate: Predicate): SQLChunk[] {
  const { slot, op, value } = predicate;
  if (op === "any") {
    const each = alternativesOf(predicate).flatMap((one, index) => [
      raw(index > 0 ? " or " : ""),
      ...predicateChunks(one),
    ]);
    return [raw("("), ...each, raw(")")];
  }
  if (isBound(op)) {
    const bound = Number(value);
    if (!isNumericSlot(slot) || Number.isNaN(bound)) return [raw("false")];
    return [raw(`${carColumnText[slot]} ${op} `), ...values(slot, [bound])];
  }
  const holds = holdsAny(predicate);
  return isExclusion(op) ? [raw("("), ...holds, raw(") is not true")] : holds;
}

function holdsAny({ slot, value }: Predicate): SQLChunk[] {
  const given = isSetSlot(slot) ? valuesOf(value).map(String) : valuesOf(value);
  const isNumber = isNumericSlot(slot);
  const held = given.filter((each) => {
    if (typeof each === "number") return isNumber && !Number.isNaN(each);
    return !isNumber && isStorable(each);
  });
  if (held.length === 0) return [raw("false")];
  const [open, close] = isSetSlot(slot) ? [" && array[", "]::text[]"] : [" in (", ")"];
  return [raw(`${carColumnText[slot]}${open}`), ...values(slot, held), raw(close)];
}

export function raw(words: string): StringChunk {
  return new StringChunk(words);
}

/** Comma-separated parameters. Whole-number columns take any number. */
function values(slot: SlotName, given: readonly (string | number)[]): SQLChunk[] {
  const cast = isWhole(slot) ? raw("::double precision") : null;
  return given.flatMap((value, index) => [
    ...(index > 0 ? [raw(", ")] : []),
    new Param(value),
    ...(cast ? [cast] : []),
  ]);
}

function isWhole(slot: SlotName): boolean {
  const definition = slotDefinitions[slot];
  return definition.kind === "number" && definition.stored === "integer";
}

const table = getTableName(cars);

/** Prebuilt SQL text, because a turn builds many statements over cars. */
export const carColumnText = Object.fromEntries(
  slotNames.map((slot) => [slot, `"${table}"."${cars[slot].name}"`]),
) as Readonly<Record<SlotName, string>>;

export const carColumnsSql = sql.join(
  storedFields.map((name) => sql`${cars[name]} as ${sql.identifier(name)}`),
  sql`, `,
);
