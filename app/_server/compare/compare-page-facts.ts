import { costs } from "@/app/_server/answered-route";
import { spend } from "@/app/_server/limits/rate-limits";
import { onBehalfOf } from "@/app/_server/reading/fair-line";
import { openDesk } from "@/app/_server/reading/request-desk";
import { Refusal } from "@/app/_server/refusal";
import { clientAddress } from "@/app/_server/session/client-address";
import { readAddress } from "@/components/compare/comparison-address";
import {
  type ComparisonRequest,
  type ComparisonView,
  comparisonRequestSchema,
} from "@/components/compare/comparison-view";
import type { CompareExample } from "@/components/compare/request-form";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { cleanText, clipText } from "@/lib/clean-text";
import { counted } from "@/lib/dialogue/wording/count-words";
import { LastAsked } from "@/lib/last-asked";
import { pages } from "@/messages/pages";
import { openCompareTeam } from "./compare-agents";
import { compareRequest } from "./compare-request";
import { answersIn, refusedView } from "./compare-sentences";
import { comparisonFor } from "./compare-ways";

const damagedNote = "Part of this link could not be read and was left out.";

/** Reads `/lab/methods?q=...&w=...&l=...&m=...`. Never throws on a bad address. */
export async function pageComparison(
  reader: CatalogReader,
  { q, w, l, m }: { q?: string; w?: string; l?: string; m?: string[] },
  asked: Headers,
): Promise<{ view: ComparisonView; request: ComparisonRequest }> {
  const { damaged, ...edits } = readAddress(w, l);
  const words = cleanText(q ?? compareExamples[0].text) ?? "";
  const parsed = comparisonRequestSchema.safeParse({ text: words, ...edits, ...(m?.length ? { agents: m } : {}) });
  if (!parsed.success) {
    const text = clipText(words, 200);
    const issue = parsed.error.issues[0]?.message ?? "";
    const headline = text.trim() === "" ? "Say what the car should have" : "I cannot take that request";
    return { view: refusedView({ text }, headline, text.trim() === "" ? "" : `${issue}.`), request: { text } };
  }
  // The page's own example is free.
  const view =
    q === undefined ? await comparisonFor(reader, parsed.data) : await comparisonOrRefusal(reader, parsed.data, asked);
  return { view: damaged ? { ...view, notes: [...view.notes, damagedNote] } : view, request: parsed.data };
}

async function comparisonOrRefusal(reader: CatalogReader, request: ComparisonRequest, headers: Headers) {
  try {
    await spend({ headers }, costs.words);
    const team = request.agents ? await openCompareTeam(request) : null;
    const view = await onBehalfOf(clientAddress(headers), () => comparisonFor(reader, request, team));
    return request.agents && !team ? { ...view, notes: [...view.notes, pages.comparing.signIn] } : view;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusedView(request, "I cannot take that request", error.userMessage);
  }
}

const known = new LastAsked<CompareExample[]>(16);

/** Computes the counts once per catalog. */
export function pageExamples(reader: CatalogReader): Promise<CompareExample[]> {
  return known.ask(reader.catalog.checksum, () => computeExamples(reader));
}

async function computeExamples(reader: CatalogReader): Promise<CompareExample[]> {
  const examples: CompareExample[] = [];
  for (const { text, style } of compareExamples) {
    const { facts } = await compareRequest(reader, { text }, openDesk());
    const answers = answersIn(facts);
    examples.push({ text, style, note: counted(answers, "answer") });
  }
  return examples;
}

export const compareExamples = [
  { text: pages.compared[0], style: "Wagon" },
  { text: pages.compared[1], style: "4dr SUV" },
  { text: pages.compared[2], style: "Passenger Minivan" },
  { text: pages.compared[3], style: "Convertible" },
] as const;
