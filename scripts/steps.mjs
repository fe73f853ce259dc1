import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";

export function say(text, stream = process.stdout) {
  stream.write(`\n› ${text}\n`);
}

export function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

/** Returns the output where it is quiet. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => {
        output += chunk;
      });
    child.on("error", (error) => resolve({ code: 127, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 9)) {
    giveUp(
      `Leeway needs Node 20.9 or newer and this is ${process.versions.node}: install a newer one from nodejs.org.`,
    );
  }
}

/** Skips packages already there. Reports on `stream`. */
export async function installPackages(stream = process.stdout) {
  const installed = "node_modules/.package-lock.json";
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs) return;
  say("Installing packages (once, about a minute)", stream);
  const options = ["--no-audit", "--no-fund", "--ignore-scripts"];
  const exact = await run("npm", ["ci", ...options], { quiet: true });
  // Other npm versions, or mirrors without a platform's package, may refuse the lock file.
  const { code, output } =
    exact.code === 0 ? exact : await run("npm", ["install", "--no-save", ...options], { quiet: true });
  if (code === 0) return;
  process.stderr.write(output);
  giveUp("The packages could not be installed: check the connection to the npm registry and try again.");
}
