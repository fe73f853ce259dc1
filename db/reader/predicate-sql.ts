import { getTableName, Param, SQL, type SQLChunk, StringChunk, sql } from "drizzle-orm";
import { products, storedFields } from "@/db/schema/products";
import { isStorable } from "@/db/storable";
import type { NumericRanges, RankQuery, ScoredPredicate } from "@/lib/catalog/catalog-reader";
import { normalisedScore } from "@/lib/catalog/satisfaction";
import type { Predicate, SlotName } from "@/lib/constraints";
import {
  alternativesOf,
  isBound,
  isExclusion,
  isNumericSlot,
  isSetSlot,
  likeness,
  slotDefinitions,
  slotNames,
  takenBy,
  valuesOf,
} from "@/lib/constraints";

export function whereProducts(catalogId: string, predicates: readonly Predicate[]): SQL {
  return new SQL(whereChunks(catalogId, predicates));
}

export function whereChunks(catalogId: string, predicates: readonly Predicate[]): SQLChunk[] {
  const ofCatalog = [raw(`${catalogColumn} = `), new Param(catalogId), raw("::uuid")];
  return [...ofCatalog, ...predicates.flatMap((each) => [raw(" and "), ...predicateChunks(each)])];
}

const catalogColumn = `"${getTableName(products)}"."${products.catalogId.name}"`;

export function predicateSql(predicate: Predicate): SQL {
  return new SQL(predicateChunks(predicate));
}

/** A flat list becomes text several times faster than nested pieces. */
export function predicateChunks(predicate: Predicate): SQLChunk[] {
  const { slot, op, value } = predicate;
  if (op === "any") {
    const each = alternativesOf(predicate).flatMap((one, at) => [raw(at > 0 ? " or " : ""), ...predicateChunks(one)]);
    return [raw("("), ...each, raw(")")];
  }
  if (isBound(op)) {
    const bound = Number(value);
    if (!isNumericSlot(slot) || Number.isNaN(bound)) return [raw("false")];
    return [raw(`${productColumnText[slot]} ${op} `), ...values(slot, [bound])];
  }
  const holds = holdsAny(predicate);
  return isExclusion(op) ? [raw("("), ...holds, raw(") is not true")] : holds;
}

function holdsAny(predicate: Predicate): SQLChunk[] {
  const { slot } = predicate;
  const given = valuesOf(takenBy(predicate)).map((each) => (isSetSlot(slot) ? String(each) : each));
  const isNumber = isNumericSlot(slot);
  const held = given.filter((each) => {
    if (typeof each === "number") return isNumber && !Number.isNaN(each);
    return !isNumber && isStorable(each);
  });
  if (held.length === 0) return [raw("false")];
  const [open, close] = isSetSlot(slot) ? [" && array[", "]::text[]"] : [" in (", ")"];
  return [raw(`${productColumnText[slot]}${open}`), ...values(slot, held), raw(close)];
}

export function raw(words: string): StringChunk {
  return new StringChunk(words);
}

/** Comma-separated parameters. Whole-number columns take any number. */
function values(slot: SlotName, given: readonly (string | number)[]): SQLChunk[] {
  const cast = isWhole(slot) ? raw("::double precision") : null;
  return given.flatMap((each, at) => [...(at > 0 ? [raw(", ")] : []), new Param(each), ...(cast ? [cast] : [])]);
}

function isWhole(slot: SlotName): boolean {
  const definition = slotDefinitions[slot];
  return definition.kind === "number" && definition.stored === "integer";
}

const table = getTableName(products);

/** Prebuilt SQL text, because a turn builds many statements over products. */
export const productColumnText = Object.fromEntries(
  slotNames.map((slot) => [slot, `"${table}"."${products[slot].name}"`]),
) as Readonly<Record<SlotName, string>>;

const columns = storedFields.map((name) => sql`${products[name]} as ${sql.identifier(name)}`);
export const productColumnsSql = sql.join(columns, sql`, `);

/** Ranks as `scoreOf` (lib/catalog). Scores are in billionths. */
export function rankSql(
  catalogId: string,
  { where, score, before = [], ranges, limit, offset = 0, ties = "price" }: RankQuery,
): SQL {
  const popularFirst = ties === "popularity" || score.length === 0;
  // "offset 0" keeps the planner from recomputing the sum.
  const firstSums = before.map((each, index) => sql`, ${sumSql(each, ranges)} as ${sql.raw(`sum${index}`)}`);
  const first = before.map((_, index) => sql`${billionthsSql(`sum${index}`)} desc, `);
  return sql`
    select position, ${billionthsSql("sum")} as billionths
    from (select position, popularity, year, ${products[likeness.price]} as price, ${sumSql(score, ranges)} as sum${sql.join(firstSums)} from ${products}
          where ${whereProducts(catalogId, where)} offset 0) as product
    order by ${sql.join(first)}billionths desc, ${popularFirst ? sql`popularity desc nulls last, year desc,` : sql``} price asc nulls last, position
    limit ${limit}::int offset ${offset}::int`;
}

/** Double precision in TypeScript's order of addition, for equal rounding errors. */
function sumSql(score: readonly ScoredPredicate[], ranges: NumericRanges): SQL {
  return normalisedScore(score).reduce(
    // Postgres refuses underflow. Such a weight cannot reach the ninth decimal.
    (sum, each) =>
      sql`${sum} + ${each.weight < 1e-100 ? 0 : each.weight}::double precision * ${satisfactionSql(each, ranges)}`,
    sql`0::double precision`,
  );
}

function satisfactionSql(predicate: ScoredPredicate, ranges: NumericRanges): SQL {
  const { slot, op, weight } = predicate;
  if (op === "any") {
    const each = alternativesOf(predicate).map((one) => satisfactionSql({ ...one, weight }, ranges));
    return sql`greatest(${sql.join(each, sql`, `)})`;
  }
  if (!isBound(op) || !isNumericSlot(slot)) return sql`case when ${predicateSql(predicate)} then 1 else 0 end`;
  const range = predicate.range ?? ranges[slot];
  if (!range) return sql`0`;
  const width = range.max - range.min;
  const distance = sql`${products[slot]}::double precision - ${range.min}::double precision`;
  const share =
    width < 1e-9 ? sql`0::double precision` : sql`least(1, greatest(0, (${distance}) / ${width}::double precision))`;
  return sql`case when ${products[slot]} is null then 0 else ${op === ">=" ? share : sql`1 - ${share}`} end`;
}

/**
 * A sum in billionths, rounded as `Number.toFixed(9)`: ties up. Near a half the product is split in two exact ones: a
 * billion is 512 times 1953125. @param sum name of a column with one, as SQL.
 */
export function billionthsSql(sum: string): SQL {
  const coarse = `floor(${sum} * 536870912::float8) / 1048576::float8`;
  return sql.raw(`
  case when abs(${sum} * 1e9::float8 - floor(${sum} * 1e9::float8) - 0.5::float8) > 1e-6::float8
    then floor(${sum} * 1e9::float8 + 0.5::float8)
    else floor(${sum} * 1e9::float8) + case
      when (${sum} * 512::float8 - ${coarse}) * 1953125::float8
        >= 0.5::float8 - (${coarse} * 1953125::float8 - floor(${sum} * 1e9::float8))
      then 1 else 0 end
  end`);
}
