/** After ADAPT: who keeps wishes back, for which tasks, and a grammar for more of them. */
export { default as grammar } from "@pack/benchmark/grammar.json" with { type: "json" };
export { default as shoppers } from "@pack/benchmark/shoppers.json" with { type: "json" };
export { default as tasks } from "@pack/benchmark/tasks.json" with { type: "json" };
