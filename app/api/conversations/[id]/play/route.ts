import { z } from "zod";
import { searchRoute } from "@/app/_server/turn/open-conversation";
import { isNumericSlot } from "@/lib/constraints";
import { slotNameSchema } from "@/lib/constraints/schemas";
import { playData } from "@/lib/dialogue/showing/plot-points";

const axis = slotNameSchema.refine(isNumericSlot);
const querySchema = z.object({ x: axis, y: axis });

export const GET = searchRoute("counting", querySchema, async ({ open }, axes) =>
  open.state.held ? { names: [], points: [] } : playData(open, axes),
);
