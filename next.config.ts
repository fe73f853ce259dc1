import type { NextConfig } from "next";

/** On every answer. Pages get their content policy, with a nonce, from proxy.ts. */
const everywhere = [
  { key: "x-content-type-options", value: "nosniff" },
  { key: "referrer-policy", value: "same-origin" },
  { key: "x-frame-options", value: "DENY" },
  { key: "cross-origin-opener-policy", value: "same-origin" },
  { key: "cross-origin-resource-policy", value: "same-origin" },
  {
    key: "permissions-policy",
    value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  },
];

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Types are checked by `npm test`; a start on a new machine need not wait for them again.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  turbopack: {
    resolveAlias: {
      // The chat's library names a gateway to language models that no browser of ours calls: 28 kB less on the page.
      "@ai-sdk/gateway": { browser: "./lib/model/no-gateway.ts" },
    },
  },
  // The embedded database reads its own files from disk and must not be bundled; linkedom asks for a canvas it can do without.
  serverExternalPackages: ["@electric-sql/pglite", "linkedom", "postgres", "pino", "pg-boss", "prom-client"],
  // LEEWAY_STANDALONE=1 builds a folder that runs without node_modules (Containerfile).
  ...(process.env.LEEWAY_STANDALONE ? { output: "standalone" as const } : {}),
  outputFileTracingIncludes: {
    "/**": ["./drizzle/**", "./node_modules/@electric-sql/pglite/dist/**"],
  },
  // Addresses of before, which papers and bookmarks may hold.
  redirects: async () => [
    { source: "/compare", destination: "/lab/methods", permanent: true },
    { source: "/history", destination: "/saved", permanent: true },
    { source: "/c/:id/cars", destination: "/side-by-side?c=:id", permanent: true },
    { source: "/research/:path*", destination: "/lab/:path*", permanent: true },
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
