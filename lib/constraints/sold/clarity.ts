/** Labeled ambiguous answers, in sets. */
export { default as ambiguousAnswers } from "@pack/benchmark/clarity.json" with { type: "json" };
