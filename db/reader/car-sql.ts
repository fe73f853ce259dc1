import { sql } from "drizzle-orm";
import { cars, storedFields } from "@/db/schema/cars";

/** The columns of a `CatalogCar`, named as its keys. */
export const carColumnsSql = sql.join(
  storedFields.map((name) => sql`${cars[name]} as ${sql.identifier(name)}`),
  sql`, `,
);
