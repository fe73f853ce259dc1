import type { MetadataRoute } from "next";
import { siteOrigin } from "@/app/_server/session/site-origin";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const origin = await siteOrigin();
  return ["/", "/demo", "/lab/methods", "/about"].map((path) => ({ url: `${origin}${path}` }));
}
