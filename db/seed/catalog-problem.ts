/** What is wrong with the catalog and where: a make, model, year and trim, or a line of a table. */
export type CatalogProblem = { place: string; problem: string };
