import { leewayCommand } from "./leeway-command";
import { runCommandLine } from "./run-command";

// A closed pipe (`| head`) is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

const code = await runCommandLine(leewayCommand, process.argv.slice(2), {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
});
process.exitCode = code || process.exitCode || 0;
