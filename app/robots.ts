import type { MetadataRoute } from "next";
import { siteOrigin } from "@/app/_server/session/site-origin";

/** Searches are private and shared ones limited, so engines get neither. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/s/"] },
    sitemap: `${await siteOrigin()}/sitemap.xml`,
  };
}
