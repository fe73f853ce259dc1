import { customType } from "drizzle-orm/pg-core";
import { storableJson } from "@/db/storable";

/** A document in its stored form (`json`, not `jsonb`). Characters Postgres cannot hold are replaced on the way in. */
export const storedJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => "json",
  toDriver: storableJson,
  fromDriver: (held) => (typeof held === "string" ? parsed(held) : held),
});

/** The embedded database returns text, the server's driver parsed values. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
