import { type ModelFailure, type ModelPort, noUsage } from "./reading/model-port";

/** What is known of a model that may have stopped answering. Times are in milliseconds. */
export type CircuitState =
  | { kind: "closed"; failures: number }
  /** Nothing is sent until then. */
  | { kind: "open"; until: number }
  /** One call is out to see whether it answers again; given up at that time. */
  | { kind: "probing"; until: number };

export const closedCircuit: CircuitState = { kind: "closed", failures: 0 };

const mostFailures = 3;
/** How long an open circuit rests before one call may try again. */
const rest = 30_000;
/** Longest a probe is waited for: more than any call may take. */
const longestProbe = 40_000;

/** How a call went, as the circuit sees it; a call that was stopped or never sent says nothing of the model. */
type CallOutcome = "answered" | "failed" | "hung" | "unknown";

/** Whether a call may be sent now, with the state it leaves; an open circuit lets one call through after its rest. */
export function beforeCall(state: CircuitState, now: number): { state: CircuitState; isSent: boolean } {
  if (state.kind === "closed") return { state, isSent: true };
  return now < state.until
    ? { state, isSent: false }
    : { state: { kind: "probing", until: now + longestProbe }, isSent: true };
}

/** The state after a call: three failures in a row open it, and so does one that took all of its time, or a failed probe. */
export function afterCall(state: CircuitState, outcome: CallOutcome, now: number): CircuitState {
  if (outcome === "answered") return closedCircuit;
  if (outcome === "unknown") return state.kind === "probing" ? { kind: "open", until: now } : state;
  const failures = state.kind === "closed" ? state.failures + 1 : mostFailures;
  return outcome === "hung" || failures >= mostFailures
    ? { kind: "open", until: now + rest }
    : { kind: "closed", failures };
}

function outcomeOf(failure: ModelFailure | null): CallOutcome {
  switch (failure) {
    case null:
    case "refused":
      return "answered";
    case "timeout":
      return "hung";
    case "aborted":
    case "over-cap":
    case "resting":
      return "unknown";
    default:
      return "failed";
  }
}

export class Circuit {
  #state = closedCircuit;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether a call may be sent now; one that was let through is told how it went. */
  admits(): boolean {
    const { state, isSent } = beforeCall(this.#state, this.#now());
    this.#state = state;
    return isSent;
  }

  /** How a call went that was let through; `null` when the model answered. */
  record(failure: ModelFailure | null): void {
    this.#state = afterCall(this.#state, outcomeOf(failure), this.#now());
  }
}

/** The same model, asked no more while it does not answer. */
export function withCircuit(model: ModelPort, circuit: Circuit): ModelPort {
  return {
    id: model.id,
    async complete(prompt, signal) {
      if (!circuit.admits()) return { kind: "failed", failure: "resting", usage: noUsage };
      const completion = await model.complete(prompt, signal);
      circuit.record(completion.kind === "failed" ? completion.failure : null);
      return completion;
    },
  };
}
