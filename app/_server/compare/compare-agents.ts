import { LRUCache } from "lru-cache";
import { processWide } from "@/app/_server/process-wide";
import type { WeighedReading } from "@/app/_server/reading/reading-tasks";
import { researchAccess } from "@/app/_server/session/research-session";
import { modelPort, serverModel } from "@/app/_server/turn/words-reader";
import type { ComparisonRequest } from "@/components/compare/comparison-view";
import type { CompareModel } from "@/components/compare/request-form";
import { describeTallies, startDesk, usageIn } from "@/lib/agents/desk";
import { knownInterviews } from "@/lib/agents/interview";
import { agentJobs, type repairShopper, type Team } from "@/lib/agents/methods";
import { interviewQuestion } from "@/lib/benchmark/interview-asking";
import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import type { Constraint } from "@/lib/constraints";
import { cachedPort, portWithin } from "@/lib/model/cached-port";
import { costOf, type ModelReply } from "@/lib/model/model-port";
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
