import { AppError } from "@/lib/errors";
import { refusals } from "@/messages/refusals";

/** An expected refusal: a status, a code for programs and a sentence for people. */
export class Refusal extends AppError {
  readonly status: number;

  constructor(status: number, code: string, sentence: string, options?: { cause?: unknown }) {
    super(code, sentence, options);
    this.status = status;
  }
}

/** Reading a request cost more than it may. */
export class TooLongToRead extends Refusal {
  constructor() {
    super(422, "too-long-to-read", refusals.tooLongToRead);
  }
}

/** The result, or `null` where it is refused as not found. */
export function ifFound<Found>(looking: Promise<Found>): Promise<Found | null> {
  return looking.catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  });
}
