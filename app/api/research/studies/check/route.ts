import { z } from "zod";
import { answer } from "@/app/_server/api-error";
import { checkedBody } from "@/app/_server/checked-request";
import { requireResearcher } from "@/app/_server/research-session";
import { configurationHash } from "@/lib/study/configuration-hash";
import { parseConfiguration } from "@/lib/study/parse-configuration";

const checkSchema = z.object({ text: z.string().max(60_000) }).strict();

/** Whether a text is a configuration, with everything that is wrong with it and where. */
export function POST(request: Request): Promise<Response> {
  return answer(request, async () => {
    await requireResearcher();
    const { text } = await checkedBody(request, checkSchema);
    const parsed = parseConfiguration(text);
    const found = parsed.ok ? { ok: true, hash: configurationHash(parsed.configuration) } : parsed;
    return Response.json(found, { headers: { "cache-control": "no-store" } });
  });
}
