import { z } from "zod";
import { actNames } from "@/lib/reading/acts/act-names";
import { countLevel, countRight, noTally } from "./score-voices";
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

export type Agreement = ReturnType<typeof agreementOf>;

/** Tallies as in `score-voices.ts`. */
export function agreementOf({ sentences, dialogues }: Voice, second: SecondLabels) {
  const found = { acts: noTally(), cued: noTally(), cuedNear: noTally(), plain: noTally(), keptOut: noTally() };
  const count = (kind: keyof typeof found, isRight: boolean) => countRight(found[kind], isRight);
  for (const { line, levels: other } of second.sentences)
    for (const [letter, level] of Object.entries(sentences[line]?.levels ?? {})) {
      const said = other[letter];
      if (!said) continue;
      if (level === "none") count("keptOut", said === "none");
      else if (said === "none") count(level === "prefer" ? "plain" : "cued", false);
      else countLevel(found, level, said);
    }
  for (const { dialogue, turn, acts } of second.turns)
    for (const [index, { act }] of (dialogues[dialogue]?.turns[turn]?.acts ?? []).entries())
      if (acts[index]) count("acts", acts[index] === act);
  return found;
}
