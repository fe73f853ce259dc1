import { answeredRoute } from "@/app/_server/answered-route";

/** Says that the process answers. Nothing is touched: no limit is counted, no database asked. */
export const GET = answeredRoute(
  async () => Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } }),
  { counted: false },
);
