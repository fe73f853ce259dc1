import { answer } from "@/app/_server/api-error";
import { configurationJsonSchema } from "@/lib/study/configuration/configuration-json-schema";

/** The JSON Schema of a study configuration: the same for every study. */
export function GET(request: Request): Promise<Response> {
  return answer(request, async () =>
    Response.json(configurationJsonSchema(), { headers: { "content-type": "application/schema+json" } }),
  );
}
