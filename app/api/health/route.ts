import { answeredRoute } from "@/app/_server/answered-route";

/** Needs no limits or database. */
export const GET = answeredRoute(
  async () => Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } }),
  { counted: false },
);
