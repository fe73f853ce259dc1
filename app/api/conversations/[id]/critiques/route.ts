import { z } from "zod";
import { openDesk } from "@/app/_server/reading/request-desk";
import { Refusal } from "@/app/_server/refusal";
import { searchRoute } from "@/app/_server/turn/open-conversation";
import { productsAt } from "@/db/queries/products-at";
import { positionSchema } from "@/lib/catalog/product-schema";
import { critiquesOf } from "@/lib/dialogue/showing/critiques";
import { refusals } from "@/messages/refusals";

const querySchema = z.object({ car: z.coerce.number().pipe(positionSchema) });

/** Reads `?car=812`. */
export const GET = searchRoute("counting", querySchema, async ({ open }, { car: position }) => {
  const { db, catalog, state, settings } = open;
  const [product] = await productsAt(db, catalog.catalog.id, [position]);
  if (!product) throw new Refusal(404, "no-car", refusals.noProduct);
  return { critiques: await critiquesOf({ catalog, state, settings, product, desk: openDesk() }) };
});
