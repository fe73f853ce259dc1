import { customType } from "drizzle-orm/pg-core";
import { storableJson } from "@/db/storable";

/**
 * A document that comes back as it was stored (`json`, not `jsonb`), and whose fields Postgres can read: what it cannot
 * hold is replaced on the way in.
 */
export const storedJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => "json",
  toDriver: storableJson,
  fromDriver: (held) => (typeof held === "string" ? parsed(held) : held),
});

/** The embedded database hands over text, the server's driver what the text says. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
