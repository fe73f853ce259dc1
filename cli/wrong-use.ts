import { AppError } from "@/lib/errors";

/** The command was called in a way it does not understand: exit code 2. */
export class WrongUse extends AppError {
  constructor(userMessage: string, options?: { cause?: unknown }) {
    super("wrong-use", userMessage, options);
  }
}
