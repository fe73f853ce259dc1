import { parse, YAMLParseError } from "yaml";
import type { z } from "zod";
import { type WordTable, wordTable } from "@/lib/constraints";
import { type Path, valueAt } from "@/lib/study/builder/source";
import { tooElaborate } from "@/lib/study/plain-yaml";
import { redirectFault } from "@/lib/study/redirect";
import { checkArms, checkDesign, checkPlan, checkSheets } from "./check-design";
import { checkInstruments } from "./check-instruments";
import { type Configuration, configurationSchema } from "./configuration";
import { type ConfigurationProblem, repeatedIds } from "./configuration-problem";

export type ParsedConfiguration =
  | { ok: true; configuration: Configuration }
  | { ok: false; problems: ConfigurationProblem[] };

export function parseConfiguration(text: string): ParsedConfiguration {
  const elaborate = tooElaborate(text);
  if (elaborate) return { ok: false, problems: [{ path: "", reason: elaborate }] };
  let value: unknown;
  try {
    // Avoids logging the text.
    value = parse(text, { maxAliasCount: 100, uniqueKeys: true, merge: true, logLevel: "error" });
  } catch (error) {
    const where = error instanceof YAMLParseError ? error.linePos?.[0] : undefined;
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    return { ok: false, problems: [{ path: where ? `line ${where.line}` : "", reason }] };
  }
  return checkedConfiguration(value);
}

export function checkedConfiguration(value: unknown): ParsedConfiguration {
  const parsed = configurationSchema.safeParse(value);
  if (!parsed.success) return { ok: false, problems: parsed.error.issues.flatMap((issue) => problemsOf(issue, value)) };
  const problems = [
    ...checkArms(parsed.data),
    ...checkDesign(parsed.data),
    ...checkPlan(parsed.data),
    ...checkSheets(parsed.data),
    ...checkInstruments(parsed.data),
    ...checkRecruitment(parsed.data),
  ];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, configuration: parsed.data };
}

function problemsOf(issue: z.core.$ZodIssue, value: unknown): ConfigurationProblem[] {
  const path = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    const reason = "is no field of a configuration; take it out";
    return issue.keys.map((key) => ({ path: [...issue.path, key].join("."), reason }));
  }
  if (valueAt(value, issue.path as Path) === undefined)
    return [{ path, reason: "is missing; nothing is assumed, so add it" }];
  if (issue.code === "invalid_type") return [{ path, reason: `should be ${forms[issue.expected] ?? issue.expected}` }];
  return [{ path, reason: limitText(issue) ?? issue.message }];
}

function limitText(issue: z.core.$ZodIssue): string | undefined {
  if (issue.code === "invalid_value") return `should be one of ${issue.values.join(", ")}`;
  if (issue.code !== "too_small" && issue.code !== "too_big") return undefined;
  if (issue.code === "too_small" && issue.minimum === 1 && limits[issue.origin]) return "is empty; fill it in";
  const bound = issue.code === "too_small" ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  return `should ${limits[issue.origin] ? `have ${bound} ${limits[issue.origin]}` : `be ${bound}`}`;
}

const limits: WordTable<string> = wordTable({ string: "letters", array: "entries" });

const forms: WordTable<string> = wordTable({
  ...{ string: "text", number: "a number", int: "a whole number", boolean: "true or false" },
  ...{ array: "a list", object: "a group of fields", tuple: "a list of fixed length" },
});

function checkRecruitment({ recruitment, exclusions, rights }: Configuration): ConfigurationProblem[] {
  const { codes, returnUrl, allowedHosts, opensAt, closesAt, recruiter, signedEntry, returning } = recruitment;
  const problems: ConfigurationProblem[] = [];
  const refuse = (path: string, reason: string) => problems.push({ path: `recruitment.${path}`, reason });
  if (new Set(Object.values(codes)).size < Object.values(codes).length)
    refuse("codes", "every end of a run needs a code of its own");
  if (returnUrl !== null) {
    const fault = redirectFault(returnUrl, allowedHosts);
    if (fault) refuse("returnUrl", fault);
  }
  if (opensAt && closesAt && Date.parse(opensAt) >= Date.parse(closesAt))
    refuse("closesAt", "lies before opensAt; move either");
  if (signedEntry && recruiter !== "prolific") refuse("signedEntry", "only Prolific signs entry tokens");
  if (recruiter === "prolific" && signedEntry === null)
    refuse("signedEntry", "Prolific signs its links: give its keys, or write unsigned to take ids as they come");
  if (returning.idleMinutes > returning.maximumAgeMinutes)
    refuse("returning.idleMinutes", "is above maximumAgeMinutes; lower it");
  if (closesAt && Date.parse(closesAt) > Date.parse(`${rights.retainUntil}T23:59:59Z`)) {
    problems.push({ path: "rights.retainUntil", reason: "lies before the end of recruitment; move it past closesAt" });
  }
  return [...problems, ...repeatedIds("exclusions", exclusions)];
}
