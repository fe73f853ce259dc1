import { type ModelFailure, type ModelPort, noUsage } from "./model-port";

const mostFailures = 3;
const rest = 30_000;
/** Longer than any call may take. */
const longestProbe = 40_000;

/** Stopped and unsent calls are "unknown". */
type CallOutcome = "answered" | "failed" | "hung" | "unknown";

/** Any other failure is "failed". */
const outcomes: Readonly<Partial<Record<ModelFailure, CallOutcome>>> = {
  refused: "answered",
  timeout: "hung",
  ...{ aborted: "unknown", "over-cap": "unknown", resting: "unknown" },
};

/** Three failures in a row, a timeout or a failed probe open the circuit. */
export class Circuit {
  private failures = 0;
  /** Set while the circuit is open. */
  private restsUntil: number | null = null;
  private isProbing = false;

  constructor(private readonly now: () => number) {}

  /** An open circuit lets one call through after its rest. The caller must record the result. */
  admits(): boolean {
    const now = this.now();
    if (this.restsUntil === null) return true;
    if (now < this.restsUntil) return false;
    this.rest(longestProbe, true);
    return true;
  }

  record(failure: ModelFailure | null): void {
    const outcome = failure === null ? "answered" : (outcomes[failure] ?? "failed");
    if (outcome === "answered") [this.failures, this.restsUntil, this.isProbing] = [0, null, false];
    else if (outcome === "unknown" && this.isProbing) this.rest(0);
    else if (outcome !== "unknown") {
      this.failures += 1;
      if (outcome === "hung" || this.restsUntil !== null || this.failures >= mostFailures) this.rest(rest);
    }
  }

  private rest(time: number, isProbing = false): void {
    [this.restsUntil, this.isProbing] = [this.now() + time, isProbing];
  }
}

export function withCircuit(model: ModelPort, circuit: Circuit): ModelPort {
  return {
    ...model,
    async send(request, signal) {
      if (!circuit.admits()) return { kind: "failed", failure: "resting", usage: noUsage };
      const reply = await model.send(request, signal);
      circuit.record(reply.kind === "failed" ? reply.failure : null);
      return reply;
    },
  };
}
