import { readGiven } from "@/cli/catalog/open-catalog";
import { AppError } from "@/lib/errors";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { parseConfiguration } from "@/lib/study/configuration/parse-configuration";

/** Lists every path and reason. */
class UnusableConfiguration extends AppError {
  constructor(sentence: string) {
    super("unusable-configuration", sentence);
  }
}

/** Throws every problem, one per line. */
export async function readStudyFile(file: string): Promise<Configuration> {
  const parsed = parseConfiguration(await readGiven(file));
  if (parsed.ok) return parsed.configuration;
  const lines = parsed.problems.map(({ path, reason }) => `  ${path || "(whole file)"}: ${reason}`);
  throw new UnusableConfiguration(`${file} is no study that can be run:\n${lines.join("\n")}`);
}
