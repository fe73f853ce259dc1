import { type ModelFailure, type ModelPort, noUsage } from "./reading/model-port";

/** A model's recent health. Times are in milliseconds. */
export type CircuitState =
  | { kind: "closed"; failures: number }
  | { kind: "open"; until: number }
  /** One call tests the model, and counts as lost at that time. */
  | { kind: "probing"; until: number };

export const closedCircuit: CircuitState = { kind: "closed", failures: 0 };

const mostFailures = 3;
/** After this rest, one call may try an open circuit. */
const rest = 30_000;
/** A probe waits this long at most: more than any call may take. */
const longestProbe = 40_000;

/** A call's result for the circuit. A stopped or unsent call says nothing about the model. */
type CallOutcome = "answered" | "failed" | "hung" | "unknown";

/** Whether a call may go out, with the next state. An open circuit lets one call through after its rest. */
export function beforeCall(state: CircuitState, now: number): { state: CircuitState; isSent: boolean } {
  if (state.kind === "closed") return { state, isSent: true };
  return now < state.until
    ? { state, isSent: false }
    : { state: { kind: "probing", until: now + longestProbe }, isSent: true };
}

/** The state after a call. Three failures in a row, a used-up time limit, or a failed probe open the circuit. */
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

  /** Whether a call may go out. The caller must record its result. */
  admits(): boolean {
    const { state, isSent } = beforeCall(this.#state, this.#now());
    this.#state = state;
    return isSent;
  }

  /** The result of an admitted call; `null` when the model answered. */
  record(failure: ModelFailure | null): void {
    this.#state = afterCall(this.#state, outcomeOf(failure), this.#now());
  }
}

/** A model that gets no calls while it does not answer. */
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
