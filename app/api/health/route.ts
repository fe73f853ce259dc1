import { answer } from "@/app/_server/api-error";

/** Says that the process answers. Nothing is touched: no limit is counted, no database asked. */
export function GET(request: Request): Promise<Response> {
  const healthy = async () => Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
  return answer(request, healthy, { counted: false });
}
