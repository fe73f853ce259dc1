import { configurationJsonSchema } from "@/lib/study/configuration-json-schema";

/** The JSON Schema of a study configuration: the same for every study, so it is made once. */
export const dynamic = "force-static";

export function GET(): Response {
  return new Response(`${JSON.stringify(configurationJsonSchema(), null, 2)}\n`, {
    headers: { "content-type": "application/schema+json" },
  });
}
