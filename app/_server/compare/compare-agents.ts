import { LRUCache } from "lru-cache";
import type { WeighedReading } from "@/app/_server/reading/reading-tasks";
import type { RequestDesk } from "@/app/_server/reading/request-desk";
import { researchAccess } from "@/app/_server/session/research-session";
import { modelPort, serverModel } from "@/app/_server/turn/words-reader";
import type { ComparisonRequest } from "@/components/compare/comparison-view";
import type { CompareModel } from "@/components/compare/request-form";
import { describeTallies, startDesk, usageIn } from "@/lib/agents/desk";
import { knownInterviews } from "@/lib/agents/interview";
import { agentJobs, type repairShopper, type Team } from "@/lib/agents/methods";
import { interviewQuestion } from "@/lib/benchmark/simulate-dialogue";
import type { CatalogReader, Vocabulary } from "@/lib/catalog/catalog-reader";
import { type Constraint, heldUnder, levelOf } from "@/lib/constraints";
import { cachedPort, costOf, type ModelReply, portWithin } from "@/lib/model/model-port";
import { processWide } from "@/lib/process-wide";
import { comparedMethods } from "@/lib/relaxation/methods/method-lists";
import { compareMethods, type Weightings } from "@/lib/trade-offs/compare/compare-methods";
import { groupDigits } from "@/messages/group-digits";
import { pages } from "@/messages/pages";

/** Milliseconds of a comparison's whole model work. What was answered by then is kept. */
const longest = 60_000;

const kept = processWide("leewayComparedAnswers", () => new LRUCache<string, ModelReply>({ max: 5000 }));
const store = {
  get: async (key: string) => kept().get(key),
  set: async (key: string, reply: ModelReply) => void kept().set(key, reply),
};

/** `null` without a model, and for visitors who may not spend tokens. */
export async function comparingModel(): Promise<CompareModel | null> {
  const model = serverModel();
  if (!model || typeof (await researchAccess()) !== "object") return null;
  return { legend: pages.comparing.agents({ model: model.id }), jobs: pages.comparing.jobs };
}

/** `null` where code does every job, and for visitors who may not spend tokens. */
export async function openCompareTeam({ agents = [] }: ComparisonRequest): Promise<Team | null> {
  const jobs = agentJobs.filter((job) => agents.includes(job));
  const model = jobs.length > 0 && (await comparingModel()) ? serverModel() : null;
  const shared = modelPort();
  if (!model || !shared) return null;
  const port = cachedPort(portWithin(shared, model.tokenCap), store);
  return { desk: startDesk(port, AbortSignal.timeout(longest)), jobs: new Map(jobs.map((job) => [job, "model"])) };
}

/** The papers' interview about every slot that the words name, read and weighed by each procedure. */
export async function heardByTeam(
  team: Team,
  lines: readonly string[],
  heard: WeighedReading,
  vocabulary: Vocabulary,
): Promise<WeighedReading & { shopper: ReturnType<typeof repairShopper> }> {
  const { weigh, shopper } = knownInterviews(team, {
    ...{ request: lines[0] ?? "", persona: lines.join(" "), vocabulary, slots: heard.named },
    question: (slot) => interviewQuestion(slot, 0).text,
    words: (slot) => {
      const turns = heard.wishes.flatMap((wish) => (wish.slot === slot ? wish.evidence.map(({ turn }) => turn) : []));
      return lines.filter((_, turn) => turns.includes(turn)).join(" ") || lines.join(" ");
    },
  });
  const { weighed } = heard;
  const local = await weigh("local", weighed.local);
  const wishes = await weigh("global", weighed.global);
  const pairwise = await weigh("pairwise", weighed.pairwise);
  const asIn = (list: readonly Constraint[]) =>
    wishes.map((wish) => {
      const { weight, level, interval } = list.find(({ id }) => id === wish.id) ?? wish;
      return { ...wish, weight, level, interval };
    });
  const slots = new Set([...heard.wishes.map(({ slot }) => slot), ...heard.named]).size;
  return {
    ...heard,
    doubts: [...heard.doubts, pages.comparing.interview({ slots })],
    wishes,
    weighed: { local: asIn(local), global: wishes, pairwise: asIn(pairwise) },
    shopper: shopper(),
  };
}

/** "gpt took ask@1f0c9a2b 4: 1,200 tokens of at most 100,000, $0.0031." */
export function spentBy({ desk }: Team): string {
  const { inputTokens, outputTokens } = usageIn(desk);
  const model = serverModel();
  const cost = costOf({ inputTokens, outputTokens }, model?.prices);
  return pages.comparing.spent({
    model: desk.port.id,
    calls: describeTallies(desk.tallies) || "0",
    tokens: groupDigits(inputTokens + outputTokens),
    most: groupDigits(model?.tokenCap ?? 0),
    cost: cost > 0 ? `, $${cost.toFixed(4)}` : "",
  });
}

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
    unknown: Object.keys({ ...weights, ...locks }).filter((id) => !read.some((each) => each.id === id)),
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
