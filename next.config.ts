import type { NextConfig } from "next";

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Types are checked by `npm test`; a start on a new machine need not wait for them again.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // The embedded database reads its own files from disk and must not be bundled.
  serverExternalPackages: ["@electric-sql/pglite", "postgres", "pino"],
};

export default config;
