import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, say, test } from "./fixtures";

const port = Number(process.env.E2E_PORT ?? 3210) + 31;
const origin = `http://localhost:${port}`;
const columns =
  "Make,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,Popularity,MSRP";
const wanted = "Fiat,Panorama,2027,regular unleaded,180,4,AUTOMATIC,all wheel drive,4,,Midsize,Wagon,44,40,500,19900";

/** A newer catalog can arrive between visits. */
async function serve(folder: string): Promise<ChildProcess> {
  const server = spawn(
    process.execPath,
    ["node_modules/next/dist/bin/next", "start", "--hostname", "127.0.0.1", "--port", String(port)],
    { stdio: "ignore", env: { ...process.env, LEEWAY_DATA: folder, NEXT_TELEMETRY_DISABLED: "1" } },
  );
  await expect
    .poll(
      () =>
        fetch(`${origin}/api/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once("close", resolve));
  server.kill("SIGTERM");
  await ended;
}

test("a saved search tells on the next visit that a newer catalog has a car with everything", async ({ page }) => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), "leeway-news-"));
  let server = await serve(folder);
  try {
    await page.goto(origin);
    await say(page, "An AWD wagon under 20k with at least 44 mpg highway");
    await page.waitForURL(/\/c\/[\w-]+$/);
    await expect(page.getByRole("log")).toContainText("No car has all four");
    await page.getByRole("button", { name: "Save, share or print this search" }).first().click();
    await page.getByRole("menuitem", { name: /Save this search/ }).click();
    await expect(page.getByText(/^Saved\. I'll tell you/).last()).toBeVisible();
    await page.goto(origin);
    await expect(page.getByRole("region", { name: "News about your saved searches" })).toHaveCount(0);

    await stop(server);
    const file = join(folder, "newer.csv");
    await writeFile(file, `${columns}\n${wanted}\n`);
    const imported = spawnSync(
      "npx",
      ["--no-install", "tsx", "cli/leeway.ts", "catalog", "import", file, "--name", "newer", "--default"],
      { env: { ...process.env, LEEWAY_DATA: folder }, encoding: "utf8" },
    );
    expect(imported.status, imported.stderr).toBe(0);
    server = await serve(folder);

    await page.goto(origin);
    const news = page.getByRole("region", { name: "News about your saved searches" });
    await expect(news).toContainText("A newer catalog has 1 car with everything you saved");
    await news.getByRole("button", { name: "Show me" }).click();
    await page.waitForURL(/\/c\/[\w-]+$/);
    await expect(page.getByRole("complementary")).toContainText("Fiat Panorama");
    await page.goto(origin);
    await expect(news).toHaveCount(0);
  } finally {
    await stop(server);
    await rm(folder, { recursive: true, force: true });
  }
});
