import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 3210);
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  // Lists retried passes as flaky.
  retries: process.env.CI ? 1 : 0,
  // A CI machine may be several times slower.
  timeout: process.env.CI ? 180_000 : 60_000,
  expect: { timeout: process.env.CI ? 40_000 : 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace costs a fifth of the time. Only CI retries, and traces the retry.
    trace: process.env.CI ? "on-first-retry" : "retain-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  webServer: {
    command: "node scripts/testing/serve-test.mjs",
    // Ready means products loaded and reader warm.
    url: `http://localhost:${port}/api/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    env: { PORT: String(port) },
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
