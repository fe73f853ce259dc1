import { z } from "zod";
import { answer } from "@/app/_server/api-error";
import { checkedBody } from "@/app/_server/checked-request";
import { ensureGuest } from "@/app/_server/guest-session";
import { Refusal } from "@/app/_server/refusal";
import { requireResearcher } from "@/app/_server/research-session";
import { studyForRoute } from "@/app/_server/study-research/stored-study";
import { createConversation } from "@/db/queries/conversations";
import { emptyConversation } from "@/lib/dialogue/conversation-state";
import { settingsOf } from "@/lib/study/condition-settings";

const previewSchema = z.object({ condition: z.string().max(60), scenario: z.string().max(60) }).strict();

/** A search of one's own under an arm's settings, to see what its participants see. Belongs to no run and is no data. */
export function POST(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return answer(request, async () => {
    await requireResearcher();
    const wanted = await checkedBody(request, previewSchema);
    const { db, version } = await studyForRoute((await params).slug);
    const { conditions, scenarios, seed } = version.configuration;
    const condition = conditions.find(({ id }) => id === wanted.condition);
    const scenario = scenarios.find(({ id }) => id === wanted.scenario);
    if (!condition || !scenario) throw new Refusal(404, "no-arm", "The study has no such arm or scenario.");
    const { id } = await createConversation(db, {
      guestId: await ensureGuest(db),
      catalogId: version.catalogId,
      settings: settingsOf(condition, scenario, seed),
      state: emptyConversation(),
    });
    return Response.json({ id }, { status: 201 });
  });
}
