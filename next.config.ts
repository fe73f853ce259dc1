import { existsSync, readFileSync } from "node:fs";
import type { NextConfig } from "next";
import { buildFolder, domain, typeSettings } from "./scripts/domain.mjs";

const formerPaths = `domains/${domain}/former-paths.json`;

/** proxy.ts adds the pages' content policy and nonce. */
const everywhere = Object.entries({
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
}).map(([key, value]) => ({ key, value }));

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm test` checks types, so builds start faster.
  typescript: { ignoreBuildErrors: true, tsconfigPath: typeSettings },
  distDir: buildFolder,
  devIndicators: false,
  turbopack: {
    resolveAlias: {
      // Leaves out a model gateway that browsers never call: 28 kB less on the page.
      "@ai-sdk/gateway": { browser: "./lib/model/no-gateway.ts" },
    },
  },
  // The embedded database reads its own files from disk. linkedom works without the canvas it asks for.
  serverExternalPackages: ["@electric-sql/pglite", "linkedom", "postgres", "pino", "pg-boss", "prom-client"],
  // Builds a folder that runs without node_modules (Containerfile).
  ...(process.env.LEEWAY_STANDALONE ? { output: "standalone" as const } : {}),
  outputFileTracingIncludes: {
    "/**": [
      "./drizzle/**",
      "./domains/*/drizzle/**",
      "./domains/*/catalog/*.csv",
      "./node_modules/@electric-sql/pglite/dist/**",
    ],
  },
  // Old addresses in papers and bookmarks.
  redirects: async () => [
    { source: "/compare", destination: "/lab/methods", permanent: true },
    { source: "/history", destination: "/saved", permanent: true },
    { source: "/research/:path*", destination: "/lab/:path*", permanent: true },
    ...(existsSync(formerPaths) ? JSON.parse(readFileSync(formerPaths, "utf8")) : []),
  ],
  headers: async () => [
    { source: "/:path*", headers: everywhere },
    {
      source: "/api/:path*",
      headers: [{ key: "content-security-policy", value: "default-src 'none'; frame-ancestors 'none'" }],
    },
  ],
};

export default config;
