import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Configuration } from "./configuration";
import { parseConfiguration } from "./parse-configuration";

/** The commented example from the docs. Throws if refused. */
export function exampleConfiguration(): Configuration {
  const file = fileURLToPath(new URL("../../../docs/examples/study.yaml", import.meta.url));
  const parsed = parseConfiguration(readFileSync(file, "utf8"));
  if (!parsed.ok) throw new Error(parsed.problems.map(({ path, reason }) => `${path} ${reason}`).join("; "));
  return parsed.configuration;
}
