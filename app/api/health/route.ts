import { answeredRoute } from "@/app/_server/answered-route";

/** The process answers, without limits or a database. */
export const GET = answeredRoute(
  async () => Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } }),
  { counted: false },
);
