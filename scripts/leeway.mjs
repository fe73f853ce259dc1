/** `npm run -s leeway`: the command line. Only the command writes to standard output. */
import { spawn } from "node:child_process";
import "./domain.mjs";
import { checkNode, installPackages } from "./steps.mjs";

checkNode();
await installPackages(process.stderr);

const [, , ...given] = process.argv;
const command = spawn("node_modules/.bin/tsx", ["cli/leeway.ts", ...given], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => command.kill(signal));
command.on("close", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
