import { readGiven } from "@/cli/catalog/open-catalog";
import { AppError } from "@/lib/errors";
import { dottedPath, readSource, sourceLine } from "@/lib/study/builder/source";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { parseConfiguration } from "@/lib/study/configuration/parse-configuration";

/** Throws every problem, one per line, with its line in the file. */
export async function readStudyFile(file: string): Promise<Configuration> {
  const text = await readGiven(file);
  const parsed = parseConfiguration(text);
  if (parsed.ok) return parsed.configuration;
  const source = readSource(text);
  const lines = parsed.problems.map(
    ({ path, reason }) =>
      `  ${path ? `line ${sourceLine(source, dottedPath(path))}, ${path}` : "(whole file)"}: ${reason}`,
  );
  throw new AppError("unusable-configuration", `${file} is no study that can be run:\n${lines.join("\n")}`);
}
