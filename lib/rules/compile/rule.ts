import type { RuleNode, RuleSpan } from "@/lib/rules/program";

export type Rule = { span: RuleSpan } /** Holds for everybody it speaks of. */ & (
  | { kind: "require"; who?: RuleNode; items?: RuleNode; test: RuleNode }
  /** What a group may have; `rest` is everyone no earlier group names. */
  | { kind: "grant"; who?: RuleNode; rest?: true; items?: RuleNode; test?: RuleNode }
  /** Frees from the rules before it. */
  | { kind: "exempt"; who: RuleNode }
  /** Another number than the one said before: "for vans with seven seats the floor is 26". */
  | { kind: "instead"; who: RuleNode; value: number; key?: string }
  | { kind: "amount"; who?: RuleNode; value: number; isExtra: boolean }
);
