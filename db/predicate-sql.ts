import { getTableName, Param, SQL, type SQLChunk, StringChunk } from "drizzle-orm";
import { type Predicate, valuesOf } from "@/lib/constraints/constraint";
import { isBound, isExclusion } from "@/lib/constraints/operator";
import { isNumericSlot } from "@/lib/constraints/slot-name";
import { carColumnText } from "./car-column-text";
import { cars } from "./schema/cars";
import { isStorable } from "./storable";

/** Rows of a catalog that satisfy all predicates, as the body of a WHERE. */
export function whereCars(catalogId: string, predicates: readonly Predicate[]): SQL {
  return new SQL(whereChunks(catalogId, predicates));
}

/** The same as a flat list, see `predicateChunks`. */
export function whereChunks(catalogId: string, predicates: readonly Predicate[]): SQLChunk[] {
  const ofCatalog = [text(`${catalogColumn} = `), new Param(catalogId), text("::uuid")];
  return [...ofCatalog, ...predicates.flatMap((each) => [text(" and "), ...predicateChunks(each)])];
}

const catalogColumn = `"${getTableName(cars)}"."${cars.catalogId.name}"`;

/**
 * A test as SQL with the meaning of `matches` (lib/catalog): null counts as false, and only exclusions turn it into
 * true. Values always travel as parameters.
 */
export function predicateSql(predicate: Predicate): SQL {
  return new SQL(predicateChunks(predicate));
}

/**
 * The same as a flat list of text and parameters: a statement made of such lists is turned into text several times
 * faster than one of nested pieces, and the lattice of a small slice is read in less time than its text took.
 */
export function predicateChunks(predicate: Predicate): SQLChunk[] {
  const { slot, op, value } = predicate;
  if (isBound(op)) {
    const bound = Number(value);
    if (!isNumericSlot(slot) || Number.isNaN(bound)) return [text("false")];
    return [text(`${carColumnText[slot]} ${op} `), new Param(bound), text("::double precision")];
  }
  const holds = holdsAny(predicate);
  return isExclusion(op) ? [text("("), ...holds, text(") is not true")] : holds;
}

function holdsAny({ slot, value }: Predicate): SQLChunk[] {
  const values = valuesOf(value);
  const column = carColumnText[slot];
  if (slot === "marketCategory") {
    const words = values.map(String).filter(isStorable);
    return words.length > 0 ? [text(`${column} && array[`), ...list(words, "text"), text("]")] : [text("false")];
  }
  if (isNumericSlot(slot)) {
    const numbers = values.filter((each) => typeof each === "number" && !Number.isNaN(each));
    return numbers.length > 0
      ? [text(`${column} in (`), ...list(numbers, "double precision"), text(")")]
      : [text("false")];
  }
  const words = values.filter((each) => typeof each === "string").filter(isStorable);
  return words.length > 0 ? [text(`${column} in (`), ...list(words, "text"), text(")")] : [text("false")];
}

function text(raw: string): StringChunk {
  return new StringChunk(raw);
}

function list(values: readonly (string | number)[], type: string): SQLChunk[] {
  return values.flatMap((value, index) => [text(index > 0 ? ", " : ""), new Param(value), text(`::${type}`)]);
}
