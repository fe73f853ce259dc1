import { getTableName, sql } from "drizzle-orm";
import { cars, storedFields } from "@/db/schema/cars";
import { type SlotName, slotNames } from "@/lib/constraints/slot-name";

const table = getTableName(cars);

/** Prebuilt SQL text, because a turn builds many statements over cars. */
export const carColumnText = Object.fromEntries(
  slotNames.map((slot) => [slot, `"${table}"."${cars[slot].name}"`]),
) as Readonly<Record<SlotName, string>>;

export const carColumnsSql = sql.join(
  storedFields.map((name) => sql`${cars[name]} as ${sql.identifier(name)}`),
  sql`, `,
);
