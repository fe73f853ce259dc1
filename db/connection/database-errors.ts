import { AppError } from "@/lib/errors";

/** Another process owns the embedded database's folder. */
export class DatabaseInUseError extends AppError {
  constructor(folder: string, options?: { cause?: unknown }) {
    super("database-in-use", `Leeway is already running and owns ${folder}; stop it or set DATABASE_URL.`, options);
  }
}

export class DatabaseUnavailableError extends AppError {
  constructor(userMessage: string, options?: { cause?: unknown }) {
    super("database-unavailable", userMessage, options);
  }
}
