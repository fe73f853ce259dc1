import { AppError } from "@/lib/errors";

/** What a command is called, and what it says it does. */
export function about(name: string, description: string) {
  return { name, description };
}

export function text(fallback: string, description: string, valueHint?: string) {
  return { type: "string", default: fallback, description, valueHint } as const;
}

export function optional(description: string, valueHint?: string) {
  return { type: "string", description, valueHint } as const;
}

export function required(description: string, valueHint: string) {
  return { type: "string", required: true, description, valueHint } as const;
}

export function choice<const Word extends string>(options: readonly Word[], usual: NoInfer<Word>, description: string) {
  return { type: "enum" as const, options: [...options], default: usual, description };
}

export function toggle(description: string) {
  return { type: "boolean", default: false, description } as const;
}

export function operand(description: string) {
  return { type: "positional", required: true, description } as const;
}

export function wholeNumbers<Flag extends string>(args: Readonly<Record<Flag, string>>, ...flags: Flag[]) {
  return Object.fromEntries(flags.map((flag) => [flag, wholeNumber(flag, args[flag])])) as Record<Flag, number>;
}

/** Throws `WrongUse` for anything else. */
export function wholeNumber(flag: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new WrongUse(`The flag "--${flag}" takes a whole number, not "${text}".`);
  return Number(text);
}

export class WrongUse extends AppError {
  constructor(userMessage: string, options?: { cause?: unknown }) {
    super("wrong-use", userMessage, options);
  }
}
