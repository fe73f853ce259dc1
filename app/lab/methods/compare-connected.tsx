"use client";

import type { ComponentProps } from "react";
import { CompareScreen } from "@/components/compare/compare-screen";
import type { Compare } from "@/components/compare/use-comparison";
import { jsonRequest } from "@/components/ui/json-request";

const compare: Compare = async (request, signal) => {
  const response = await fetch("/api/compare", { ...jsonRequest(request), signal });
  if (!response.ok) throw new Error(`The comparison was answered with status ${response.status}.`);
  // The page itself does not need the schema.
  const { comparisonViewSchema } = await import("@/components/compare/comparison-view");
  return comparisonViewSchema.parse(await response.json());
};

export function CompareConnected(props: Omit<ComponentProps<typeof CompareScreen>, "compare">) {
  return <CompareScreen {...props} compare={compare} />;
}
