import { type WordTable, wordTable } from "@/lib/constraints/word-table";
import years from "./missing-years.json";

/**
 * Model years that lie between a line's first and last and have no row, by make and model. Every other gap is a slip.
 * `notSold`: the maker skipped the year. `notKnown`: it was sold, but its prices are not known well enough to be stated.
 */
export const missingYears: Readonly<Record<"notSold" | "notKnown", WordTable<readonly number[]>>> = {
  notSold: wordTable(years.notSold),
  notKnown: wordTable(years.notKnown),
};
