import type { Metadata } from "next";
import { ResearchPage } from "@/app/research/research-page";

export const metadata: Metadata = { title: "Benchmark", robots: { index: false } };

/** Runs of the benchmark as tables and plots. */
export default function Page() {
  return <ResearchPage current="/research/benchmark">{() => <h1 className="text-title">Benchmark</h1>}</ResearchPage>;
}
