import { AppError } from "@/lib/errors";

/** Exits with code 2. */
export class WrongUse extends AppError {
  constructor(userMessage: string, options?: { cause?: unknown }) {
    super("wrong-use", userMessage, options);
  }
}
