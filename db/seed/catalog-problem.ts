/** A fault with its place: make, model, year and trim, or a table's line. */
export type CatalogProblem = { place: string; problem: string };
