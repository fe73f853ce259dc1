import { AppError } from "@/lib/errors";
import { refusals } from "@/messages/refusals";

export class Refusal extends AppError {
  constructor(
    readonly status: number,
    code: string,
    sentence: string,
    options?: { cause?: unknown },
  ) {
    super(code, sentence, options);
  }
}

export class TooLongToRead extends Refusal {
  constructor() {
    super(422, "too-long-to-read", refusals.tooLongToRead);
  }
}

/** Returns `null` if refused as not found. */
export function ifFound<Found>(looking: Promise<Found>): Promise<Found | null> {
  return looking.catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  });
}
