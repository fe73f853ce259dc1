import { answeredRoute } from "@/app/_server/answered-route";

/** Needs no limits or database. */
export const GET = answeredRoute("free", async () => ({ status: "ok" }));
