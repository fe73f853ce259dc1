import { roles } from "@/lib/constraints";
import type { ExportSettings } from "./make-examples";

export interface DatasetCard {
  settings: ExportSettings;
  reference: "sft" | "base";
  seed: number;
  source: string;
  licence: string;
  splits: Readonly<
    Record<"train" | "test", { items: number; sft: number; step: number; trajectory: number; ask: number }>
  >;
  labels: Readonly<Record<string, number>>;
  /** SHA-256 of all files, ordered by name. */
  hash: string;
}

export function datasetCard({ settings, reference, seed, source, licence, splits, labels, hash }: DatasetCard): string {
  const row = (name: "train" | "test") => {
    const { items, sft, step, trajectory, ask } = splits[name];
    return `| ${name} | ${items} | ${sft} | ${step} | ${trajectory} | ${ask} |`;
  };
  const share = Object.entries(labels).map(([label, count]) => `| ${label} | ${count} |`);
  return `---
license: ${licence === "CC0-1.0" ? "cc0-1.0" : "other"}
task_categories: [text-generation]
language: [en]
---

# Giving up the wish that matters least

Training sets for language models: answers that state a wish and its importance (SFT), and choices of the one constraint to
give up when no ${roles.thing} meets all (preference optimisation), one step at a time or with the ${roles.thing} recommended then.

- Source: ${source}. Licence: ${licence}.
- Seed ${seed}; SHA-256 of the files ${hash}.
- Split by item: no item is in both; items that share base request and persona are one.
- Prompts of the choice ${settings.persona} the persona. Importance labels by ${settings.labels === "rank" ? "the rank personas are worded from" : "shared-out weights, as the paper's code: nearly all of four wishes are then FLEXIBLE"}.
- Rejected choices: ${settings.negatives === "paper" ? `drops that bring no ${roles.thing} first, then those that bring few` : `only drops that bring ${roles.things}`}, at most ${settings.mostNegatives} an item.
- Meant reference of the preference stage: the ${reference === "sft" ? "model after supervised fine-tuning" : "plain base model"}.

| split | items | answers | one-step pairs | trajectory pairs | ask-or-act pairs |
| --- | --- | --- | --- | --- | --- |
${row("train")}
${row("test")}

| label in training answers | count |
| --- | --- |
${share.join("\n")}

Folders: \`openai/\` and \`trl/\`, each with \`sft\`, \`dpo\` (one step), \`dpo-trajectory\` and \`dpo-ask\` (ADAPT's choice to ask or to act), each with \`train.jsonl\` and \`test.jsonl\`.
`;
}
