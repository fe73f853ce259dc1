import { z } from "zod";
import { levels } from "@/lib/constraints/weight";
import { actNames } from "@/lib/reading/acts/act-names";
import { countRight, type Tally } from "./score-voices";
import { type Voice, voiceLevels } from "./voice-schema";

/** A second person's labels, made without the first's. Lines and dialogues count from 0. */
export const secondSentenceSchema = z.object({
  line: z.number().int(),
  levels: z.record(z.string(), z.enum(voiceLevels)),
});
export const secondTurnSchema = z.object({
  dialogue: z.number().int(),
  turn: z.number().int(),
  acts: z.array(z.enum(actNames)),
});

export interface SecondLabels {
  sentences: readonly z.infer<typeof secondSentenceSchema>[];
  turns: readonly z.infer<typeof secondTurnSchema>[];
}

export interface Agreement {
  acts: Tally;
  /** Any level but `prefer` in the first labels. */
  cued: Tally;
  /** Allows one level off. */
  cuedNear: Tally;
  plain: Tally;
  keptOut: Tally;
}

export function agreementOf({ sentences, dialogues }: Voice, second: SecondLabels): Agreement {
  const tally = (): Tally => ({ right: 0, of: 0 });
  const found: Agreement = { acts: tally(), cued: tally(), cuedNear: tally(), plain: tally(), keptOut: tally() };
  const count = (kind: keyof Agreement, isRight: boolean) => countRight(found[kind], isRight);
  for (const { line, levels: other } of second.sentences)
    for (const [letter, level] of Object.entries(sentences[line]?.levels ?? {})) {
      const said = other[letter];
      if (!said) continue;
      if (level === "none") count("keptOut", said === "none");
      else if (said === "none") count(level === "prefer" ? "plain" : "cued", false);
      else if (level === "prefer") count("plain", said === "prefer");
      else {
        count("cued", said === level);
        count("cuedNear", Math.abs(levels.indexOf(said) - levels.indexOf(level)) <= 1);
      }
    }
  for (const { dialogue, turn, acts } of second.turns)
    for (const [index, { act }] of (dialogues[dialogue]?.turns[turn]?.acts ?? []).entries())
      if (acts[index]) count("acts", acts[index] === act);
  return found;
}
