import type { AgentsMet, TurnAgents } from "@/lib/dialogue/act-request";
import type { AgentDecision, DialogueSettings } from "@/lib/dialogue/state/settings";
import { costOf, type ModelPort, portWithin } from "@/lib/model/model-port";
import { repairChooser } from "./choose-repair";
import { type Desk, ModelUnusable, startDesk, usageIn } from "./desk";
import { weighByMethod, weightingOf } from "./methods";
import type { ModelReaderOptions } from "./reading/model-reader";

type ShopAgentOptions = Pick<ModelReaderOptions, "tokenCap" | "prices" | "spendCap"> & {
  signal?: AbortSignal | undefined;
};

/** The method's own calls in a turn of the shop. A model that fails leaves the decision to code. */
export function shopAgents(
  port: ModelPort,
  { method, agents = [] }: Pick<DialogueSettings, "method" | "agents">,
  { tokenCap, prices, spendCap = Number.POSITIVE_INFINITY, signal }: ShopAgentOptions,
): TurnAgents {
  const { tallies } = startDesk(port);
  let failure: string | undefined;
  const ask = async <T>(
    decision: AgentDecision,
    { spent }: AgentsMet,
    work: (desk: Desk) => Promise<T>,
  ): Promise<T | null> => {
    if (!agents.includes(decision)) return null;
    const left = tokenCap - (spent.modelTokens ?? 0);
    const isPaid = (spent.modelCost ?? 0) < spendCap;
    // One limit covers all comparisons of a turn.
    const deadline = AbortSignal.timeout(port.timeLimit);
    const ends = signal ? AbortSignal.any([signal, deadline]) : deadline;
    try {
      return await work({ port: portWithin(port, isPaid ? left : 0), tallies, signal: ends });
    } catch (error) {
      if (!(error instanceof ModelUnusable)) throw error;
      failure = deadline.aborted ? "timeout" : error.failure;
      return null;
    }
  };
  return {
    weigh: (wishes, met) => {
      if (weightingOf(method) === "local") return Promise.resolve(null);
      return ask("weighting", met, async (desk) => {
        const team = { desk, jobs: new Map([["weighting", "model"]] as const) };
        const weighed = await weighByMethod(team, method, wishes, met.conversation);
        return weighed.map(({ weight }) => weight);
      });
    },
    chooseRepair: (repair, met) => ask("repairing", met, (desk) => repairChooser(desk, met.conversation)(repair)),
    account: () => {
      const usage = usageIn({ tallies });
      return {
        calls: tallies,
        tokens: usage.inputTokens + usage.outputTokens,
        cost: prices && usage.inputTokens > 0 ? costOf(usage, prices) : undefined,
        failure,
      };
    },
  };
}
