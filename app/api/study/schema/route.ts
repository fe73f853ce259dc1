import { answeredRoute } from "@/app/_server/answered-route";
import { configurationJsonSchema } from "@/lib/study/configuration/configuration";

export const GET = answeredRoute("light", async () =>
  Response.json(configurationJsonSchema(), { headers: { "content-type": "application/schema+json" } }),
);
