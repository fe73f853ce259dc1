import type { Configuration } from "@/lib/study/configuration/configuration";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";

/** Two methods, each with and without reasons, in a design of a kind. */
export function factorialStudy(kind: Configuration["design"]["kind"]): Configuration {
  const example = exampleConfiguration();
  const [arm] = example.conditions;
  if (!arm) throw new Error("no arm");
  const conditions = (["optimal", "greedy"] as const).flatMap((method) =>
    (["full", "plain"] as const).map((wording) => ({
      ...{ ...arm, id: `${method}-${wording}`, method, wording },
      weighting: method === "optimal" ? ("global" as const) : ("local" as const),
    })),
  );
  const ids = conditions.map(({ id }) => id);
  const met = { within: [ids], mixed: [ids.slice(0, 2), ids.slice(2)], between: ids.map((id) => [id]) }[kind];
  const groups = met.map((each, index) => ({ id: `group-${index}`, conditions: each }));
  const varied: Configuration["varied"] = ["method", "weighting", "wording"];
  return { ...example, conditions, varied, design: { ...example.design, kind, groups } };
}
