import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import { database } from "@/app/_server/services";
import { researchMetadata, researchPage } from "@/app/lab/research-page";
import { StudyBuilder } from "@/components/research/builder/study-builder";
import { findStudy } from "@/db/queries/study/studies";
import { configurationJsonSchema } from "@/lib/study/configuration/configuration";

export const metadata = researchMetadata("Study builder");

export default researchPage<object, { from?: string }>("/lab/studies", Builder, "owner");

async function Builder({ query }: { query: { from?: string } }) {
  const example = await readFile(join(process.cwd(), "docs/examples/study.yaml"), "utf8");
  const stored = query.from ? await findStudy(await database(), query.from) : null;
  const text = stored ? stringify(stored.version.configuration, { lineWidth: 0 }) : example;
  return <StudyBuilder text={text} example={example} schema={configurationJsonSchema()} />;
}
