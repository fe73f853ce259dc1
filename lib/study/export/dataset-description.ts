import type { Configuration } from "@/lib/study/configuration/configuration";
import type { codebook } from "./codebook";

/** In the manner of psych-DS 1: schema.org's Dataset, with every column as a variable that was measured. */
export function datasetDescription(
  { title, plan, team, recruitment }: Configuration,
  { hash, leeway, madeAt, rows }: { hash: string; leeway: string; madeAt: Date; rows: ReturnType<typeof codebook> },
): object {
  const columns = rows.filter(({ file }) => file.endsWith(".csv"));
  return {
    "@context": "https://schema.org/",
    "@type": "Dataset",
    name: title,
    description: plan.question,
    identifier: `sha256:${hash}`,
    dateCreated: madeAt.toISOString(),
    creator: [{ "@type": "Organization", name: team.name, parentOrganization: team.institution, email: team.contact }],
    measurementTechnique: `Leeway ${leeway}, online experiment; recruiter: ${recruitment.recruiter}`,
    variableMeasured: columns.map(({ file, name, type, description }) => ({
      ...{ "@type": "PropertyValue", name: `${file}: ${name}`, description, valueType: type },
    })),
  };
}
