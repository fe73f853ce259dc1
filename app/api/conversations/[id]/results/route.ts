import { z } from "zod";
import { answer } from "@/app/_server/api-error";
import { openConversation } from "@/app/_server/open-conversation";
import { panelParts } from "@/lib/dialogue/panel-parts";
import { assessSituation } from "@/lib/dialogue/situation";

const groupsSchema = z.coerce.number().int().min(1).max(200);

/** More of the current list of cars: `?groups=24`. */
export function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return answer(async () => {
    const groups = groupsSchema.parse(new URL(request.url).searchParams.get("groups") ?? 24);
    const { catalog, state, settings } = await openConversation((await params).id);
    const situation = await assessSituation({
      catalog,
      frame: [],
      constraints: state.wishes.constraints,
      concession: state.concession,
      method: settings.method,
    });
    const { results } = await panelParts({ catalog, frame: [], situation, state, groups });
    return Response.json(results, { headers: { "cache-control": "no-store" } });
  });
}
