import type { RequestDesk } from "@/app/_server/reading/request-desk";
import type { ComparisonRequest } from "@/components/compare/comparison-view";
import type { Team } from "@/lib/agents/methods";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { type Constraint, heldUnder, levelOf } from "@/lib/constraints";
import { comparedMethods } from "@/lib/relaxation/methods/method-lists";
import { compareMethods, type Weightings } from "@/lib/trade-offs/compare/compare-methods";
import { heardByTeam } from "./compare-agents";

export type ComparedRequest = Awaited<ReturnType<typeof compareRequest>>;

export async function compareRequest(
  reader: CatalogReader,
  request: ComparisonRequest,
  desk: Pick<RequestDesk, "compare">,
  team: Team | null = null,
) {
  const { text, weights, locks = {} } = request;
  const vocabulary = await reader.vocabulary();
  const messages = messagesIn(text);
  const own = await desk.compare(messages, vocabulary);
  const lines = messages.map(({ content }) => content);
  const heard = team ? await heardByTeam(team, lines, own, vocabulary) : { ...own, shopper: undefined };
  const { wishes: read, weighed, doubts, shopper } = heard;
  const lockedIds = new Set(read.filter(({ id, locked }) => heldUnder(locks, id) ?? locked).map(({ id }) => id));
  const lock = (list: readonly Constraint[]) => list.map((each) => ({ ...each, locked: lockedIds.has(each.id) }));
  const one = weights ? lock(withWeights(read, weights)) : null;
  const weightings: Weightings = one
    ? { local: one, global: one, pairwise: one }
    : { local: lock(weighed.local), global: lock(weighed.global), pairwise: lock(weighed.pairwise) };
  return {
    facts: await compareMethods(reader, weightings, comparedMethods, shopper),
    read,
    doubts: [...doubts],
    unknown: [...Object.keys(weights ?? {}), ...Object.keys(locks)].filter(
      (id) => !read.some((each) => each.id === id),
    ),
  };
}

/** Local weighting reads weights only where a wish is stated. Global weighting reads all lines. */
function messagesIn(text: string): { role: "user"; content: string }[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const messages = [...lines.slice(0, mostMessages - 1), lines.slice(mostMessages - 1).join("\n")].filter(Boolean);
  return messages.map((content) => ({ role: "user", content }));
}

const mostMessages = 100;

/** Weights set by hand are certain. */
function withWeights(read: readonly Constraint[], weights: Readonly<Record<string, number>>): Constraint[] {
  return read.map((constraint) => {
    const weight = heldUnder(weights, constraint.id);
    if (weight === undefined) return constraint;
    const { interval: _read, ...rest } = constraint;
    return { ...rest, weight, level: levelOf(weight) };
  });
}
