import { freshJson } from "@/app/_server/answered-route";
import { Refusal } from "@/app/_server/refusal";
import type { Database } from "@/db/connection/database";
import type { StepOutcome } from "@/lib/study/service/answer-step";
import type { TrialActOutcome } from "@/lib/study/service/play-trial";
import { runView } from "./run-view";

const invalid = { code: "invalid-answers", message: "Some answers are missing or do not fit." };

/** Late and repeated acts change nothing. */
export async function actAnswer(db: Database, participantId: string, outcome: StepOutcome | TrialActOutcome) {
  switch (outcome.kind) {
    case "invalid":
      return freshJson({ error: { ...invalid, problems: outcome.problems } }, 422);
    case "busy":
      throw new Refusal(409, "busy", "I am still answering your last message: one moment.");
    case "too-few":
      throw new Refusal(409, "too-few", "Please state a few more wishes first: the card has more to say.");
    case "missing":
      throw new Refusal(401, "no-run", "This run was deleted. Nothing of it is left.");
    default: {
      const note = outcome.kind === "done" || outcome.kind === "again" ? null : outcome.kind;
      return { ...(await runView(db, participantId)), ...(note ? { note } : {}) };
    }
  }
}
