import { getTableName } from "drizzle-orm";
import { cars } from "@/db/schema/cars";
import { type SlotName, slotNames } from "@/lib/constraints/slot-name";

const table = getTableName(cars);

/** Prebuilt SQL text, because a turn builds many statements over cars. */
export const carColumnText = Object.fromEntries(
  slotNames.map((slot) => [slot, `"${table}"."${cars[slot].name}"`]),
) as Readonly<Record<SlotName, string>>;
