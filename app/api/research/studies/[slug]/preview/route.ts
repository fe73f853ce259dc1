import { z } from "zod";
import { Refusal } from "@/app/_server/refusal";
import { ensureGuest } from "@/app/_server/session/guest-session";
import { previewCookie, runCookie } from "@/app/_server/study/study-cookies";
import { researchPost } from "@/app/_server/study-research/opened-study";
import { createConversation } from "@/db/queries/conversations";
import { underSheets } from "@/lib/dialogue/state/conversation-state";
import { settingsOf } from "@/lib/study/configuration/scenario";
import { previewSequence } from "@/lib/study/step-items";

const previewSchema = z.strictObject({
  condition: z.string().max(60),
  scenario: z.string().max(60),
  what: z.enum(["run", "search"]),
});

/** A previewed run waits here for consent. A previewed search belongs to no run. */
export const POST = researchPost("analyst", "heavy", previewSchema, async ({ db, study, version }, wanted) => {
  const { conditions, scenarios } = version.configuration;
  const condition = conditions.find(({ id }) => id === wanted.condition);
  const scenario = scenarios.find(({ id }) => id === wanted.scenario);
  if (!condition || !scenario) throw new Refusal(404, "no-arm", "The study has no such arm or scenario.");
  if (wanted.what === "run") {
    // This browser's run would otherwise continue.
    await runCookie.forget(study.slug);
    await previewCookie.keep(study.slug, previewSequence(version.configuration, condition.id, scenario.id));
    return Response.json({ id: study.slug }, { status: 201 });
  }
  const settings = settingsOf(condition, scenario, version.configuration);
  const { id } = await createConversation(db, {
    guestId: await ensureGuest(db),
    catalogId: version.catalogId,
    ...{ settings, state: underSheets(settings) },
  });
  return Response.json({ id }, { status: 201 });
});
