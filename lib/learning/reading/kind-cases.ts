import { labelledSpans } from "@/lib/corpus/labelled-turns";
import type { Voice } from "@/lib/corpus/voice-schema";
import { directionsIn } from "@/lib/reading/questions/directions";
import { kindFeatures, learnedKinds } from "@/lib/reading/questions/kind-model";
import { namedIn } from "@/lib/reading/questions/referents";
import type { LinearCase } from "./train-linear";

type Vocabulary = Parameters<typeof namedIn>[1];

export function kindCases({ dialogues }: Voice, vocabulary: Vocabulary): LinearCase[] {
  return dialogues.flatMap(({ turns }) =>
    turns.flatMap((turn) => {
      const { gave = [], wishes = [], shown = [] } = turn.screen;
      const on = { shows: shown.length, gives: gave.length > 0, wishes: wishes.length > 0 };
      return labelledSpans(turn).flatMap(({ start, end, act, asks }): LinearCase[] => {
        const label = learnedKinds.findIndex((kind) => kind === (asks === "price" ? "facts" : asks));
        if (act !== "ask" || label < 0) return [];
        const named = namedIn(turn.say.slice(start, end), vocabulary);
        return [{ features: kindFeatures(named, directionsIn(named, vocabulary), on), label }];
      });
    }),
  );
}
