import { answer } from "@/app/_server/api-error";

/** Says that the process answers; nothing more is touched. */
export function GET(request: Request): Promise<Response> {
  return answer(request, async () => Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } }));
}
