import { readAddress } from "@/components/compare/comparison-address";
import {
  type ComparisonRequest,
  type ComparisonView,
  comparisonRequestSchema,
} from "@/components/compare/comparison-view";
import type { CompareExample } from "@/components/compare/request-form";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { cleanText, clipText } from "@/lib/clean-text";
import { compareRequest } from "./compare-request";
import { answersIn, emptyView } from "./compare-sentences";
import { comparisonFor } from "./compare-ways";
import { compareExamples } from "./compare-words";

const damagedNote = "Part of this link could not be read and was left out.";

/** What `/compare?q=...&w=...&l=...` shows; without a request, the first example. Never throws on a wrong address. */
export async function pageComparison(
  reader: CatalogReader,
  { q, w, l }: { q?: string; w?: string; l?: string },
): Promise<{ view: ComparisonView; request: ComparisonRequest }> {
  const { damaged, ...edits } = readAddress(w, l);
  const asked = cleanText(q ?? compareExamples[0].text) ?? "";
  const parsed = comparisonRequestSchema.safeParse({ text: asked, ...edits });
  if (!parsed.success) {
    const text = clipText(asked, 200);
    const issue = parsed.error.issues[0]?.message ?? "";
    const headline = text.trim() === "" ? "Say what the car should have" : "I cannot take that request";
    return { view: emptyView({ text }, "invalid", headline, text.trim() === "" ? "" : `${issue}.`), request: { text } };
  }
  const view = await comparisonFor(reader, parsed.data);
  return { view: damaged ? { ...view, notes: [...view.notes, damagedNote] } : view, request: parsed.data };
}

const known = new Map<string, Promise<CompareExample[]>>();

/** The examples with how many answers the methods give to each, computed once a catalog. */
export function pageExamples(reader: CatalogReader): Promise<CompareExample[]> {
  const { checksum } = reader.catalog;
  const examples = known.get(checksum) ?? computeExamples(reader);
  known.set(checksum, examples);
  examples.catch(() => known.delete(checksum));
  return examples;
}

async function computeExamples(reader: CatalogReader): Promise<CompareExample[]> {
  const examples: CompareExample[] = [];
  for (const { text, style } of compareExamples) {
    const { facts } = await compareRequest(reader, { text });
    const answers = answersIn(facts);
    examples.push({ text, style, note: `${answers} ${answers === 1 ? "answer" : "answers"}` });
  }
  return examples;
}
