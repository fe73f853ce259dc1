import { stripVTControlCharacters } from "node:util";
import { type ArgsDef, type CommandDef, renderUsage, runCommand } from "citty";
import { AppError } from "@/lib/errors";
import { WrongUse } from "./flags";

type Terminal = { out: (text: string) => void; err: (text: string) => void };

/** Exit codes: 0 ok, 1 failed, 2 wrong use. */
export async function runCommandLine(main: CommandDef, args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const { command, parent, rest } = await findCommand(main, args);
    if (rest.includes("--help") || rest.includes("-h")) {
      terminal.out(await renderUsage(command, parent));
      return 0;
    }
    const argsDef = ((await resolve(command.args)) ?? {}) as ArgsDef;
    if (!command.run) throw new WrongUse(`Say what to do: ${Object.keys(await verbsOf(command)).join(", ")}.`);
    checkFlags(rest, argsDef);
    await runCommand(command, { rawArgs: [...rest] });
    return 0;
  } catch (error) {
    const said = sentenceOf(error);
    terminal.err(said.text);
    return said.code;
  }
}

async function resolve<T>(value: T | Promise<T> | (() => T) | (() => Promise<T>) | undefined): Promise<T | undefined> {
  return typeof value === "function" ? (value as () => T | Promise<T>)() : value;
}

async function verbsOf(command: CommandDef): Promise<Record<string, unknown>> {
  return (await resolve(command.subCommands)) ?? {};
}

async function findCommand(main: CommandDef, args: readonly string[]) {
  let command = main;
  let parent: CommandDef | undefined;
  let rest = args;
  for (;;) {
    const verbs = await verbsOf(command);
    const [verb] = rest;
    if (Object.keys(verbs).length === 0 || verb === undefined || verb.startsWith("-")) return { command, parent, rest };
    const next = Object.hasOwn(verbs, verb) ? await resolve(verbs[verb] as CommandDef) : undefined;
    if (!next) throw new WrongUse(`There is no verb "${verb}"; known are ${Object.keys(verbs).join(", ")}.`);
    parent = command;
    command = next;
    rest = rest.slice(1);
  }
}

function checkFlags(rest: readonly string[], argsDef: ArgsDef): void {
  const known = new Set(Object.keys(argsDef));
  for (const [index, word] of rest.entries()) {
    if (word === "--") return;
    const name = /^--?([^=]+)/.exec(word)?.[1];
    if (name === undefined || /^-\d/.test(word)) continue;
    const plain = name.replace(/^no-/, "");
    if (!known.has(name) && !known.has(plain)) {
      throw new WrongUse(`There is no flag "${word.split("=")[0]}"; known are ${flagList(argsDef)}.`);
    }
    const def = argsDef[name];
    const next = rest[index + 1];
    if (def && def.type !== "boolean" && !word.includes("=") && (next === undefined || next.startsWith("--"))) {
      throw new WrongUse(`The flag "--${name}" needs a value.`);
    }
  }
}

function flagList(argsDef: ArgsDef): string {
  const flags = Object.entries(argsDef).filter(([, { type }]) => type !== "positional");
  return flags.length > 0 ? flags.map(([name]) => `--${name}`).join(", ") : "--help";
}

function sentenceOf(error: unknown): { text: string; code: number } {
  if (error instanceof WrongUse) return { text: error.userMessage, code: 2 };
  if (error instanceof AppError) return { text: error.userMessage, code: 1 };
  if (error instanceof Error && error.name === "CLIError") {
    return { text: `${stripVTControlCharacters(error.message)}.`.replace(/\.\.$/, "."), code: 2 };
  }
  return { text: stackOf(error), code: 1 };
}

export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
