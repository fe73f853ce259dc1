import { spokenIn } from "@/lib/dialogue/state/turn-after";
import type { TurnContext } from "@/lib/dialogue/turn-context";
import { panelParts, wishesPart } from "./panel-parts";
import { relaxationPart } from "./relaxation-part";
import { shortlistsOf } from "./shortlists";

export async function turnParts({ input, reveals, situation, state, question }: TurnContext) {
  const { catalog, settings, act } = input;
  const asked = { catalog, situation, state, settings };
  if (!reveals) return { ...(await wishesPart(asked, () => [])), results: null, card: null };
  const panel = panelParts(asked);
  const [{ constraints, results }, shortlists, card] = await Promise.all([
    panel,
    shortlistsOf({ ...asked, question }),
    relaxationPart({
      situation,
      catalog,
      transcript: [...state.transcript, ...spokenIn(act, state.turn)],
      panel,
      alternatives: settings.alternatives,
      isNamed: settings.shop,
      reasons: settings.reasons ?? true,
      isStretchAsked: question !== null && (situation.stretched?.length ?? 0) > 0,
      isAsked: question?.pending.kind === "compare" && question.pending.choices.every((each) => each.relaxationId),
    }),
  ]);
  return { constraints, results: { ...results, shortlists }, card };
}
