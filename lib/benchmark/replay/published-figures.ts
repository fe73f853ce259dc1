import { z } from "zod";
import { type WordTable, wordTable } from "@/lib/constraints/word-table";
import figures from "./published-figures.json";

/**
 * Figures of the AWARE-US release that `leeway replay --check-published` holds its own against. Keys name language
 * model, method and setting. Counts are of the 97 items released with transcripts (35, 30 and 32 by setting).
 */
const recordedSchema = z.object({
  /** Dialogues whose recorded relaxation is the target. */
  relax: z.number(),
  /** Of these, the ones that recommend the right car. */
  car: z.number(),
  /** Dialogues that extracted exactly the item's constraints. */
  exact: z.number(),
  /** Percentages the paper prints over 41, 40 and 41 items (Tables 2 to 4): relaxation match, car match. */
  printed: z.tuple([z.number(), z.number()]),
});

/** What the recorded answers come to, recounted from the released transcripts. */
export const recordedFigures = wordTable(z.record(z.string(), recordedSchema).parse(figures.recordedFigures));

/** Cars that match when the relaxation does and the published row-index fault is not copied: matches, relaxations. */
export const carsWithoutFault = wordTable(
  z.record(z.string(), z.tuple([z.number(), z.number()])).parse(figures.carsWithoutFault),
);

/** Items whose target the greedy rule drops on the items' own constraints, ties going to the first listed. */
export const greedyOnGold: WordTable<readonly [number, number]> = wordTable({
  S1: [35, 35],
  S2: [6, 30],
  S3: [25, 32],
});

/** Items released with transcripts. */
export const settingSizes: WordTable<number> = wordTable({ S1: 35, S2: 30, S3: 32 });

/** Printed cells that the published records themselves do not bear out. */
export const printedAstray: WordTable<string> = wordTable({
  "llama formal S2": "paper prints 0.0; its own records give one match (2.5 % of 40)",
});
