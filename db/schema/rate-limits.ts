import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Each sender's usage, counted by all servers together, in the columns of `rate-limiter-flexible`. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** A purpose and a keyed hash, never an address or a guest. */
    key: text("key").primaryKey(),
    points: integer("points").notNull().default(0),
    /** Milliseconds since 1970; ended rows may be deleted. */
    expire: bigint("expire", { mode: "number" }),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);
