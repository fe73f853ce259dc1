import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { type ServedApp, serveApp } from "@/cli/bench/load/served-app";

/** Milliseconds until the test model fails a turn. */
const modelDelay = 4000;
const port = Number(process.env.E2E_PORT ?? 3210) + 1;

test.describe("a server of the built app", () => {
  test.describe.configure({ mode: "serial", timeout: 180_000 });
  const folder = mkdtempSync(join(tmpdir(), "leeway-leaving-"));
  let model: Server;
  let app: ServedApp;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    model = createServer((_, response) => setTimeout(() => response.writeHead(500).end(), modelDelay));
    await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
    const base = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
    app = await serveApp(port, { LEEWAY_DATA: folder, OPENAI_BASE_URL: base, OPENAI_MODEL: "slow", DATABASE_URL: "" });
  });
  test.afterAll(async () => {
    await app.kill();
    model.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("cuts connections that drip a head or a body, and answers everybody else meanwhile", async () => {
    const heads = "GET / HTTP/1.1\r\nhost: localhost\r\nx-drip: ";
    const body =
      "POST /api/compare HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n";
    const opened = Date.now();
    let open = 0;
    const sockets = Array.from({ length: 200 }, (_, number) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(number % 2 ? heads : body));
      socket.on("error", () => undefined).on("close", () => open--);
      open++;
      return socket;
    });
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write(" ");
    }, 1000);
    await wait(5000);
    expect(open).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
    await expect.poll(() => open, { timeout: 40_000 }).toBe(0);
    console.info(`all cut ${Date.now() - opened} ms after they were opened`);
    clearInterval(drip);
  });

  test("told to end, answers the running turn whole, drops idle connections, and is gone within 5 s of the reply", async () => {
    const kept = connect(port, "127.0.0.1", () => kept.write("GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n"));
    let keptClosed = 0;
    kept
      .on("error", () => undefined)
      .on("close", () => {
        keptClosed = Date.now();
      });
    await new Promise((resolve) => kept.once("data", resolve));
    const address = `http://127.0.0.1:${port}`;
    const made = await fetch(`${address}/api/conversations`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    const cookie = made.headers.get("set-cookie")?.split(";")[0] ?? "";
    const { id } = (await made.json()) as { id: string };
    const say = (messageId: string, text: string) =>
      fetch(`${address}/api/conversations/${id}/turns`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie },
        body: JSON.stringify({ messageId, act: { kind: "words", text } }),
      }).then(async (response) => ({ status: response.status, text: await response.text(), at: Date.now() }));
    await say("leaving-0001", "a wagon");
    const turn = say("leaving-0002", "under 30k");
    await wait(1000);
    const told = Date.now();
    const gone = app.kill("SIGTERM").then(() => Date.now());
    const reply = await turn;
    const goneAt = await gone;
    console.info(
      `idle closed after ${keptClosed - told} ms, reply after ${reply.at - told} ms, gone ${goneAt - reply.at} ms later`,
    );
    expect(reply.status).toBe(200);
    expect(reply.text).toContain("data-results");
    expect(reply.at - told).toBeGreaterThan(1000);
    expect(keptClosed - told).toBeLessThan(1000);
    expect(goneAt - reply.at).toBeLessThan(5000);
  });
});

test("a research token that is too short ends the start with a sentence", () => {
  const started = spawnSync(
    process.execPath,
    ["node_modules/next/dist/bin/next", "start", "--hostname", "127.0.0.1", "--port", String(port + 1)],
    { encoding: "utf8", timeout: 30_000, env: { ...process.env, RESEARCH_TOKEN: "x" } },
  );
  expect(started.status).toBe(1);
  expect(started.stdout).toContain("RESEARCH_TOKEN must have at least 24 characters");
  expect(started.stdout + started.stderr).not.toMatch(/\n\s+at /);
});
