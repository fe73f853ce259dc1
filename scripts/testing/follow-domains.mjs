/**
 * Follows docs/domains.md to the letter with any CSV: `node scripts/testing/follow-domains.mjs things.csv`. Runs its
 * blocks in a fresh clone, and asks the app one question. `--copy` copies the installed packages in place of the first
 * step, and `--no-app` leaves out the last one.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const given = process.argv.slice(2);
const [file] = given.filter((each) => !each.startsWith("--"));
if (!file) throw new Error("Name a CSV.");
const [csv, name] = [
  resolve(file),
  basename(file)
    .replace(/\.\w+$/, "")
    .toLowerCase(),
];
const home = mkdtempSync(join(tmpdir(), "leeway-domain-"));
const clone = join(home, "leeway");
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
delete env.DOMAIN;

function bash(text) {
  execFileSync("bash", ["-euo", "pipefail", "-c", text], { cwd: clone, env, stdio: "inherit" });
}

try {
  execFileSync("git", ["clone", "--quiet", "--no-hardlinks", ".", clone], { stdio: "inherit" });
  const page = readFileSync(join(clone, "docs/domains.md"), "utf8");
  const blocks = [...page.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm)].map(([, indent, block]) =>
    block.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  );
  const named = blocks.map((block) => block.replace(/^export CSV=.*$/m, `export CSV=${csv} NAME=${name}`));
  const [first, ...others] = named.filter((block) => !block.includes("npm run app"));
  const app = named.find((block) => block.includes("npm run app"));
  const packages = given.includes("--copy") ? `cp -a ${resolve("node_modules")} node_modules\n` : first;
  bash(
    [packages, ...others].map((block) => `printf '%s\\n' ${JSON.stringify(block.split("\n")[0])}\n${block}`).join(""),
  );
  if (!given.includes("--no-app")) await ask(app);
  console.log(`Followed ${page.match(/^\d+\. /gm).length} steps for ${name}.`);
} finally {
  rmSync(home, { recursive: true, force: true });
}

/** Starts the app as the page does, says one thing, and stops it. */
async function ask(block) {
  const port = process.env.E2E_PORT ?? "3971";
  const server = spawn("bash", ["-c", `export NAME=${name}; exec ${block}`.replace(/exec (DOMAIN=\S+) /, "$1 exec ")], {
    cwd: clone,
    env: { ...env, PORT: port },
    detached: true,
  });
  let told = "";
  server.stderr.on("data", (text) => process.stderr.write(text));
  const ready = new Promise((done, failed) => {
    server.stdout.on("data", (text) => {
      process.stdout.write(text);
      told += text;
      if (told.includes("Leeway is at")) done();
    });
    server.on("close", () => failed(new Error("The app stopped.")));
  });
  try {
    await ready;
    let cookie = "";
    const post = async (path, body) => {
      const headers = { "content-type": "application/json", cookie };
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      const kept = answer.headers.getSetCookie().map((each) => each.split(";")[0]);
      if (kept.length > 0) cookie = kept.join("; ");
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return answer.text();
    };
    while (!(await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined))?.ok) await pause(500);
    const { id } = JSON.parse(await post("/api/conversations", {}));
    const act = { kind: "words", text: "Something cheap, please" };
    const reply = await post(`/api/conversations/${id}/turns`, { messageId: crypto.randomUUID(), act });
    const said = [...reply.matchAll(/"(?:delta|text)":"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join(" ");
    if (!/[a-z]{3}/.test(said)) throw new Error(`No words in the reply: ${reply.slice(0, 500)}`);
    console.log(`The app says: ${said}`);
  } finally {
    process.kill(-server.pid);
  }
}
