import { sql } from "drizzle-orm";
import { cars, storedFields } from "@/db/schema/cars";

export const carColumnsSql = sql.join(
  storedFields.map((name) => sql`${cars[name]} as ${sql.identifier(name)}`),
  sql`, `,
);
