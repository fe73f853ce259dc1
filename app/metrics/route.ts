import { answeredRoute } from "@/app/_server/answered-route";
import { metrics } from "@/app/_server/metrics/metrics";
import { Refusal } from "@/app/_server/refusal";
import { isSameToken } from "@/app/_server/same-token";
import { environment } from "@/lib/env";

/** Prometheus text for holders of METRICS_TOKEN. Others get a 404. */
export const GET = answeredRoute("light", async (request) => {
  const token = environment().METRICS_TOKEN;
  const given = /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
  if (!token || !isSameToken(given, token)) throw new Refusal(404, "not-found", "There is nothing at this address.");
  const { registry } = metrics();
  return new Response(await registry.metrics(), {
    headers: { "content-type": registry.contentType, "cache-control": "no-store" },
  });
});
