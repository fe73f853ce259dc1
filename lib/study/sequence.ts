import { z } from "zod";

/** What one participant does, in order: one arm and one scenario a trial. Never sent to a browser. */
export const sequenceSchema = z.array(z.object({ condition: z.string(), scenario: z.string() }));
export type Sequence = z.infer<typeof sequenceSchema>;
