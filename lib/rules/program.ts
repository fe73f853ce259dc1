import { z } from "zod";

/** The characters of the sheet that something came from: first, and one past the last. */
const spanSchema = z.tuple([z.number().int().min(0), z.number().int().min(0)]);
export type RuleSpan = z.infer<typeof spanSchema>;

const scalarSchema = z.union([z.number(), z.boolean(), z.string()]);
export type Scalar = z.infer<typeof scalarSchema>;

/** A date is written as in "2027-12-31", so that later dates are greater. */
const factTypes = ["int", "money", "percent", "bool", "choice", "date"] as const;

export const featureSchema = z.object({
  key: z.string().min(1).max(100),
  subject: z.enum(["shopper", "member", "item"]),
  type: z.enum(factTypes),
  options: z.array(z.string()).max(40).optional(),
  /** The question in everyday words; empty for an item, which is looked up. */
  ask: z.string().max(400),
  span: spanSchema,
});
export type SheetFeature = z.infer<typeof featureSchema>;

const comparisons = ["<", "<=", ">", ">=", "==", "!="] as const;
export type RuleComparison = (typeof comparisons)[number];
export const opposite = { "<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "==" } as const;

export type RuleNode = { span: RuleSpan } & (
  | { op: "value"; value: Scalar }
  | { op: "get"; key: string }
  | { op: "all" | "any"; of: RuleNode[] }
  | { op: "not"; of: RuleNode }
  | { op: "compare"; by: RuleComparison; left: RuleNode; right: RuleNode }
  | { op: "in"; left: RuleNode; values: Scalar[] }
  | { op: "math"; by: "+" | "-" | "*" | "min" | "max"; of: RuleNode[] }
  /** Over the members of the household, as many as `size` says. */
  | { op: "each"; how: "every" | "some" | "count"; size: string; of: RuleNode }
  | { op: "if"; test: RuleNode; yes: RuleNode; no: RuleNode }
);

const nodeSchema: z.ZodType<RuleNode> = z.lazy(() => {
  const span = spanSchema;
  const many = z.array(nodeSchema).min(1).max(200);
  return z.union([
    z.object({ span, op: z.literal("value"), value: scalarSchema }),
    z.object({ span, op: z.literal("get"), key: z.string() }),
    z.object({ span, op: z.enum(["all", "any"]), of: many }),
    z.object({ span, op: z.literal("not"), of: nodeSchema }),
    z.object({ span, op: z.literal("compare"), by: z.enum(comparisons), left: nodeSchema, right: nodeSchema }),
    z.object({ span, op: z.literal("in"), left: nodeSchema, values: z.array(scalarSchema).min(1).max(100) }),
    z.object({ span, op: z.literal("math"), by: z.enum(["+", "-", "*", "min", "max"]), of: many }),
    z.object({
      ...{ span, op: z.literal("each"), how: z.enum(["every", "some", "count"]) },
      ...{ size: z.string(), of: nodeSchema },
    }),
    z.object({ span, op: z.literal("if"), test: nodeSchema, yes: nodeSchema, no: nodeSchema }),
  ]);
});

/** What a sheet decides: `allowed` is its rules taken together, the others are amounts. */
const returnSchema = z.object({
  op: z.literal("return"),
  outcome: z.string().min(1),
  kind: z.enum(["bool", "money"]),
  value: nodeSchema,
});

/** A checked decision program. It is data: nothing in it is ever executed as code. */
export const programSchema = z
  .object({ features: z.array(featureSchema), body: z.array(returnSchema).min(1) })
  .superRefine((program, context) => {
    const known = new Set(program.features.map(({ key }) => key));
    for (const key of program.body.flatMap(({ value }) => keysIn(value)))
      if (!known.has(key)) context.addIssue({ code: "custom", message: `"${key}" is no feature of the sheet` });
  });
export type Program = z.infer<typeof programSchema>;

export function childrenOf(node: RuleNode): RuleNode[] {
  switch (node.op) {
    case "all":
    case "any":
    case "math":
      return node.of;
    case "not":
    case "each":
      return [node.of];
    case "compare":
      return [node.left, node.right];
    case "in":
      return [node.left];
    case "if":
      return [node.test, node.yes, node.no];
    default:
      return [];
  }
}

export function keysIn(node: RuleNode): string[] {
  const own = node.op === "get" ? [node.key] : node.op === "each" ? [node.size] : [];
  return [...new Set([...own, ...childrenOf(node).flatMap(keysIn)])];
}
