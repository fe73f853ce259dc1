import { AppError } from "@/lib/errors";

/** An expected refusal: a status, a code for programs and a sentence for people. */
export class Refusal extends AppError {
  readonly status: number;

  constructor(status: number, code: string, sentence: string, options?: { cause?: unknown }) {
    super(code, sentence, options);
    this.status = status;
  }
}
