import { z } from "zod";
import type { Product } from "@/lib/catalog/catalog-reader";
import { slotDefinitions, slotNames } from "@/lib/constraints";

/** Apart from the types, so that pages can do without zod. */
export const productSchema = z.object(
  Object.fromEntries(slotNames.map((slot) => [slot, valueSchema(slotDefinitions[slot])])),
) as unknown as z.ZodType<Product>;

/** Older stored products lack an optional slot's value: it defaults to unknown. */
function valueSchema({ kind, required, csv, ...slot }: (typeof slotDefinitions)[keyof Product]): z.ZodType {
  if (kind === "set") return csv.optional ? z.array(z.string()).default([]) : z.array(z.string());
  const number = "stored" in slot && slot.stored === "integer" ? z.number().int() : z.number();
  const stated: z.ZodType<string | number> = kind === "number" ? number : z.string().min(1);
  if (required) return stated;
  return csv.optional ? stated.nullable().default(null) : stated.nullable();
}

/** Matches the database column. */
export const positionSchema = z.int32().min(0);
