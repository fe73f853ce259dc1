import type { NextConfig } from "next";

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // The embedded database reads its own files from disk and must not be bundled.
  serverExternalPackages: ["@electric-sql/pglite", "postgres", "pino"],
};

export default config;
