import { AppError } from "@/lib/errors";

export class WrongUse extends AppError {
  constructor(userMessage: string, options?: { cause?: unknown }) {
    super("wrong-use", userMessage, options);
  }
}
