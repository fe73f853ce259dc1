import { z } from "zod";
import { openDesk } from "@/app/_server/reading/request-desk";
import { Refusal } from "@/app/_server/refusal";
import { searchRoute } from "@/app/_server/turn/open-conversation";
import { carsAt } from "@/db/queries/cars-at";
import { positionSchema } from "@/lib/catalog/car-schema";
import { critiquesOf } from "@/lib/dialogue/showing/critiques";
import { refusals } from "@/messages/refusals";

const querySchema = z.object({ car: z.coerce.number().pipe(positionSchema) });

/** Reads `?car=812`. */
export const GET = searchRoute(
  "counting",
  querySchema,
  async ({ open: { db, catalog, state, settings } }, { car: position }) => {
    const [car] = await carsAt(db, catalog.catalog.id, [position]);
    if (!car) throw new Refusal(404, "no-car", refusals.noCar);
    return { critiques: await critiquesOf({ catalog, state, settings, car, desk: openDesk() }) };
  },
);
