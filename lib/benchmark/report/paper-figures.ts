import { z } from "zod";
import { type WordTable, wordTable } from "@/lib/constraints/word-table";
import figures from "./paper-figures.json";

/**
 * Tables 2 to 4 of the AWARE-US paper (Kurmaz, arXiv 2601.02643 v2) as printed. Settings by their meaning: `S2` has four
 * constraints (its Table 3, captioned S3), `S3` two (its Table 4, captioned S2). A row names setting, method and language
 * model. Its numbers are mean constraints, then percent: slots completed, satisfiable without and after a
 * relaxation, unsatisfiable, a car recommended, relaxation match, car match.
 */
const row = z.tuple([z.string(), z.string(), z.string()]).rest(z.number());
export const paperFigures = z.array(row).parse(figures);

/** Which of its tables a setting is, and how that one is captioned. */
export const paperTables: WordTable<string> = wordTable({
  S1: "Table 2",
  S2: "Table 3, captioned S3",
  S3: "Table 4, captioned S2",
});
