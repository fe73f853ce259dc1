import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { next } from "../serve-args.mjs";
import { giveUp } from "../steps.mjs";

/** Starts `next build` on loopback. */
export function startNext(port, { cwd = ".", env = {}, stdio = "ignore" } = {}) {
  const args = [next, "start", "--hostname", "127.0.0.1", "--port", String(port)];
  return spawn(process.execPath, args, {
    ...{ cwd, stdio },
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
  });
}

/** Serves a build on a throw-away embedded database. Waits until the path answers. */
export async function serveBuild(port, { cwd = ".", path = "/api/health" } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "leeway-served-"));
  // Measured text assumes list prices.
  const server = startNext(port, { cwd, env: { PRICES: process.env.PRICES ?? "list", LEEWAY_DATA: folder } });
  const stop = () => {
    server.kill("SIGTERM");
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  const origin = `http://localhost:${port}`;
  for (let look = 0; look < 120; look += 1) {
    const up = await fetch(origin + path).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return { origin, folder, stop };
    await new Promise((settle) => setTimeout(settle, 500));
  }
  stop();
  return giveUp("The app did not start.");
}

/** Returns a one-turn search: its page, owner's cookie, and streamed reply. */
export async function searchWith(origin, text) {
  const send = async (path, body, cookie = "") => {
    const headers = { "content-type": "application/json", cookie };
    return fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) });
  };
  const made = await send("/api/conversations", {});
  const cookie = (made.headers.get("set-cookie") ?? "").split(";")[0];
  const { id } = await made.json();
  const turn = { messageId: "first-turn", act: { kind: "words", text } };
  const played = await send(`/api/conversations/${id}/turns`, turn, cookie);
  return { path: `/c/${id}`, cookie, reply: await played.text() };
}
