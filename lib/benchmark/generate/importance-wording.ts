import { wordings } from "./persona-phrases";

/** From 0 to 1, by the clearest wording, else 0.55. Checks a model's text; no reader uses it. */
export function wordedImportance(text: string): number {
  return wordings.find(({ pattern }) => new RegExp(pattern, "i").test(text))?.importance ?? 0.55;
}
