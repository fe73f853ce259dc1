import { z } from "zod";
import { answer } from "@/app/_server/api-error";
import { checkedQuery } from "@/app/_server/checked-request";
import { openDesk } from "@/app/_server/reading/request-desk";
import { Refusal } from "@/app/_server/refusal";
import { openConversation } from "@/app/_server/turn/open-conversation";
import { carsAt } from "@/db/queries/cars-at";
import { positionSchema } from "@/lib/catalog/car";
import { critiquesOf } from "@/lib/dialogue/showing/critiques";
import { refusals } from "@/messages/refusals";

const querySchema = z.object({ car: z.coerce.number().pipe(positionSchema) });

/** How a car could be bettered, with the cars each way leaves: `?car=812`. */
export function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return answer(request, async () => {
    const { car: position } = checkedQuery(request, querySchema);
    const { db, catalog, state, settings } = await openConversation((await params).id);
    const [car] = await carsAt(db, catalog.catalog.id, [position]);
    if (!car) throw new Refusal(404, "no-car", refusals.noCar);
    const critiques = await critiquesOf({ catalog, state, settings, car, desk: openDesk() });
    return Response.json({ critiques }, { headers: { "cache-control": "no-store" } });
  });
}
