import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Usage across all servers, in `rate-limiter-flexible` columns. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** A purpose and a keyed hash, never an address or a guest. */
    key: text("key").primaryKey(),
    points: integer("points").notNull().default(0),
    /** Milliseconds since 1970. Ended rows may be deleted. */
    expire: bigint("expire", { mode: "number" }),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);
