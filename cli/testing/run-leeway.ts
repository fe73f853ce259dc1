import { PassThrough } from "node:stream";
import { vi } from "vitest";
import { leewayCommand } from "@/cli/leeway-command";
import { runCommandLine } from "@/cli/run-command";

type Ended = { code: number; out: string; err: string };

/** Runs in this process. Signals need a spawn. */
export async function runLeeway(args: readonly string[], input = ""): Promise<Ended> {
  const said = { out: "", err: "" };
  const stdin = new PassThrough();
  stdin.end(input);
  const replaced = [
    vi.spyOn(process, "stdin", "get").mockReturnValue(stdin as unknown as typeof process.stdin),
    vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      said.out += text;
      return true;
    }),
    vi.spyOn(console, "log").mockImplementation((text) => {
      said.out += `${text}\n`;
    }),
    vi.spyOn(console, "error").mockImplementation((text) => {
      said.err += `${text}\n`;
    }),
  ];
  process.exitCode = undefined;
  try {
    const terminal = { out: (text: string) => console.log(text), err: (text: string) => console.error(text) };
    const code = await runCommandLine(leewayCommand, args, terminal);
    return { code: code || Number(process.exitCode ?? 0), ...said };
  } finally {
    process.exitCode = undefined;
    for (const each of replaced) each.mockRestore();
  }
}
