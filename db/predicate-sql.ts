import { type SQL, sql } from "drizzle-orm";
import { type Predicate, valuesOf } from "@/lib/constraints/constraint";
import { isBound, isExclusion } from "@/lib/constraints/operator";
import { isNumericSlot } from "@/lib/constraints/slot-name";
import { cars } from "./schema/cars";
import { isStorable } from "./storable";

/** Rows of a catalog that satisfy all predicates, as the body of a WHERE. */
export function whereCars(catalogId: string, predicates: readonly Predicate[]): SQL {
  const tests = [sql`${cars.catalogId} = ${catalogId}`, ...predicates.map(predicateSql)];
  return sql.join(tests, sql` and `);
}

/**
 * A test as SQL with the meaning of `matches` (lib/catalog): null counts as false, and only exclusions turn it into
 * true. Values always travel as parameters.
 */
export function predicateSql(predicate: Predicate): SQL {
  const { slot, op, value } = predicate;
  if (isBound(op)) {
    const bound = Number(value);
    if (!isNumericSlot(slot) || Number.isNaN(bound)) return sql`false`;
    return op === ">=" ? sql`${cars[slot]} >= ${number(bound)}` : sql`${cars[slot]} <= ${number(bound)}`;
  }
  const holds = holdsAnySql(predicate);
  return isExclusion(op) ? sql`(${holds}) is not true` : holds;
}

function holdsAnySql({ slot, value }: Predicate): SQL {
  const values = valuesOf(value);
  if (slot === "marketCategory") {
    const words = values.map(String).filter(isStorable);
    return words.length > 0 ? sql`${cars[slot]} && array[${list(words.map(text))}]` : sql`false`;
  }
  if (isNumericSlot(slot)) {
    const numbers = values.filter((each) => typeof each === "number" && !Number.isNaN(each));
    return numbers.length > 0 ? sql`${cars[slot]} in (${list(numbers.map(number))})` : sql`false`;
  }
  const words = values.filter((each) => typeof each === "string").filter(isStorable);
  return words.length > 0 ? sql`${cars[slot]} in (${list(words.map(text))})` : sql`false`;
}

function number(value: string | number): SQL {
  return sql`${value}::double precision`;
}

function text(value: string): SQL {
  return sql`${value}::text`;
}

function list(items: SQL[]): SQL {
  return sql.join(items, sql`, `);
}
