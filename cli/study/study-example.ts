import { spawn } from "node:child_process";
import { once } from "node:events";
import { defineCommand } from "citty";
import { environment } from "@/lib/env";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { storeStudyHere } from "./store-study";

export const studyExampleCommand = defineCommand({
  meta: {
    name: "example",
    description: "Store the example study over the catalog that ships, open it, and start the app.",
  },
  async run() {
    const { slug } = exampleConfiguration();
    await storeStudyHere(exampleConfiguration(), { open: true, anyCatalog: false });
    console.error(`The study will be at http://localhost:${environment().PORT ?? 3000}/study/${slug}`);
    const app = spawn(process.execPath, ["scripts/app.mjs"], { stdio: "inherit" });
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => app.kill(signal));
    const [code] = (await once(app, "close")) as [number | null];
    process.exitCode = code ?? 0;
  },
});
