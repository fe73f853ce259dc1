import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";

/** How much each sender has used of what it may, counted together by all servers; the columns `rate-limiter-flexible` wants. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** A purpose and a keyed hash, never an address or a guest. */
    key: text("key").primaryKey(),
    points: integer("points").notNull().default(0),
    /** Milliseconds since 1970; what has ended may be deleted. */
    expire: bigint("expire", { mode: "number" }),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);
