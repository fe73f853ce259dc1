import { type ModelFailure, type ModelPort, noUsage } from "./model-port";

export type CircuitState =
  | { kind: "closed"; failures: number }
  | { kind: "open"; until: number }
  /** One call tests the model. It counts as lost at `until`. */
  | { kind: "probing"; until: number };

export const closedCircuit: CircuitState = { kind: "closed", failures: 0 };

const mostFailures = 3;
const rest = 30_000;
/** Longer than any call may take. */
const longestProbe = 40_000;

/** Stopped and unsent calls are "unknown". */
type CallOutcome = "answered" | "failed" | "hung" | "unknown";

/** An open circuit lets one call through after its rest. */
export function beforeCall(state: CircuitState, now: number): { state: CircuitState; isSent: boolean } {
  if (state.kind === "closed") return { state, isSent: true };
  return now < state.until
    ? { state, isSent: false }
    : { state: { kind: "probing", until: now + longestProbe }, isSent: true };
}

/** Three failures in a row, a timeout or a failed probe open the circuit. */
export function afterCall(state: CircuitState, outcome: CallOutcome, now: number): CircuitState {
  if (outcome === "answered") return closedCircuit;
  if (outcome === "unknown") return state.kind === "probing" ? { kind: "open", until: now } : state;
  const failures = state.kind === "closed" ? state.failures + 1 : mostFailures;
  return outcome === "hung" || failures >= mostFailures
    ? { kind: "open", until: now + rest }
    : { kind: "closed", failures };
}

/** Any other failure is "failed". */
const outcomes: Readonly<Partial<Record<ModelFailure, CallOutcome>>> = {
  refused: "answered",
  timeout: "hung",
  ...{ aborted: "unknown", "over-cap": "unknown", resting: "unknown" },
};

export class Circuit {
  private state = closedCircuit;

  constructor(private readonly now: () => number) {}

  /** The caller must record the result. */
  admits(): boolean {
    const { state, isSent } = beforeCall(this.state, this.now());
    this.state = state;
    return isSent;
  }

  record(failure: ModelFailure | null): void {
    const outcome = failure === null ? "answered" : (outcomes[failure] ?? "failed");
    this.state = afterCall(this.state, outcome, this.now());
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
