import { AppError } from "@/lib/errors";

/** A call the command does not understand: exit code 2. */
export class WrongUse extends AppError {
  constructor(userMessage: string, options?: { cause?: unknown }) {
    super("wrong-use", userMessage, options);
  }
}
