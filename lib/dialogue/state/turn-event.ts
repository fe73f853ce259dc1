import { z } from "zod";
import { namesIn } from "@/lib/reading/text/names-in";

const names = [
  ...namesIn("act-receive words-read model-ask wish-change edit-refuse question-ask question-answer lattice-read"),
  ...namesIn("method-exchange relaxation-choose relaxation-answer state-restore explanation-show result-show"),
  ...namesIn("reply-certify turn-time"),
];

/** A line of the log. Names are noun-action. In a study `reply-certify` stays on the server: it names the method. */
export const turnEventSchema = z.object({
  name: z.enum(names),
  data: z.record(z.string(), z.unknown()),
});
export type TurnEvent = z.infer<typeof turnEventSchema>;
