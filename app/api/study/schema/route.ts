import { answeredRoute } from "@/app/_server/answered-route";
import { configurationJsonSchema } from "@/lib/study/configuration/configuration-json-schema";

export const GET = answeredRoute("light", async () =>
  Response.json(configurationJsonSchema(), { headers: { "content-type": "application/schema+json" } }),
);
