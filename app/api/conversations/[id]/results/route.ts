import { z } from "zod";
import { openDesk } from "@/app/_server/reading/request-desk";
import { searchRoute } from "@/app/_server/turn/open-conversation";
import { panelParts } from "@/lib/dialogue/showing/panel-parts";
import { resultOrderSchema } from "@/lib/dialogue/showing/result-order";
import { assessState } from "@/lib/dialogue/state/apply-act";

const querySchema = z.object({
  groups: z.coerce.number().int().min(1).max(200).default(24),
  order: resultOrderSchema.default("fit"),
});

/** Reads `?groups=24&order=price`. */
export const GET = searchRoute("counting", querySchema, async ({ open: { catalog, state, settings } }, asked) => {
  const situation = await assessState({ catalog, state, settings, desk: openDesk() });
  const { results } = await panelParts({ catalog, situation, state, settings, ...asked });
  return results;
});
