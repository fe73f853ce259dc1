import { redirectFault } from "@/lib/study/redirect";
import type { Configuration } from "./configuration";
import type { ConfigurationProblem } from "./configuration-problem";

/** Codes must differ, addresses must be allowed, and dates must be in order. */
export function checkRecruitment({ recruitment, exclusions, rights }: Configuration): ConfigurationProblem[] {
  const { codes, returnUrl, allowedHosts, opensAt, closesAt, recruiter, signedEntry, returning } = recruitment;
  const problems: ConfigurationProblem[] = [];
  const refuse = (path: string, reason: string) => problems.push({ path: `recruitment.${path}`, reason });
  if (new Set(Object.values(codes)).size < Object.values(codes).length) {
    refuse("codes", "every end of a run needs a code of its own");
  }
  if (returnUrl !== null) {
    const fault = redirectFault(returnUrl, allowedHosts);
    if (fault) refuse("returnUrl", fault);
  }
  if (opensAt && closesAt && Date.parse(opensAt) >= Date.parse(closesAt)) refuse("closesAt", "lies before opensAt");
  if (signedEntry && recruiter !== "prolific") refuse("signedEntry", "only Prolific signs entry tokens");
  if (returning.idleMinutes > returning.maximumAgeMinutes)
    refuse("returning.idleMinutes", "is above maximumAgeMinutes");
  if (closesAt && Date.parse(closesAt) > Date.parse(`${rights.retainUntil}T23:59:59Z`)) {
    problems.push({ path: "rights.retainUntil", reason: "lies before the end of recruitment" });
  }
  const ids = new Set<string>();
  exclusions.forEach(({ id }, index) => {
    if (ids.has(id)) problems.push({ path: `exclusions.${index}.id`, reason: `"${id}" is used twice` });
    ids.add(id);
  });
  return problems;
}
