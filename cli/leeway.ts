import { defineCommand } from "citty";
import { runCommandLine } from "./run-command";

const main = defineCommand({
  meta: {
    name: "leeway",
    description: "Find a car, and give up the wish that matters least when nothing matches.",
  },
  subCommands: {
    relax: () => import("./relax").then((module) => module.relaxCommand),
    bench: defineCommand({
      meta: { name: "bench", description: "Speed and scale, as ratios to named rivals in the same run." },
      subCommands: {
        relax: () => import("./bench-relax").then((module) => module.benchRelaxCommand),
      },
    }),
    catalog: defineCommand({
      meta: { name: "catalog", description: "Catalogs in the database." },
      subCommands: {
        import: () => import("./catalog-import").then((module) => module.catalogImportCommand),
      },
    }),
  },
});

// A reader that has seen enough (`| head`) closes the pipe: not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

const code = await runCommandLine(main, process.argv.slice(2), {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
});
process.exitCode = code || process.exitCode || 0;
