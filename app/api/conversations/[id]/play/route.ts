import { z } from "zod";
import { checkedQuery } from "@/app/_server/checked-request";
import { freshJson, searchRoute } from "@/app/_server/turn/search-route";
import { isNumericSlot } from "@/lib/constraints/slot-name";
import { slotNameSchema } from "@/lib/constraints/slot-name-schema";
import { playData } from "@/lib/dialogue/showing/plot-points";

const axis = slotNameSchema.refine(isNumericSlot);
const querySchema = z.object({ x: axis, y: axis });

export const GET = searchRoute(
  (request) => checkedQuery(request, querySchema),
  async ({ open }, axes) => freshJson(open.state.held ? { names: [], points: [] } : await playData(open, axes)),
);
