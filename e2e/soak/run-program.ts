import type { ArgsDef, CommandDef } from "citty";
import { runCommandLine } from "@/cli/run-command";

/** Takes the flags after `npm run NAME --`, and exits as `leeway` does. */
export async function runProgram<Flags extends ArgsDef>(program: CommandDef<Flags>): Promise<void> {
  const npm = { meta: { name: "npm run" }, subCommands: { program } };
  const code = await runCommandLine(npm, ["program", ...process.argv.slice(2)], {
    out: (text) => console.log(text),
    err: (text) => console.error(text),
  });
  process.exitCode = code || process.exitCode || 0;
}
