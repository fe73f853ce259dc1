import { describe, expect, it } from "vitest";
import { leewayCommand } from "./leeway-command";
import { runCommandLine } from "./run-command";

async function leeway(args: readonly string[]) {
  const said = { out: "", err: "" };
  const code = await runCommandLine(leewayCommand, args, {
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
  });
  return { code, ...said };
}

describe("the command line", { timeout: 30_000 }, () => {
  it.each([
    [["relax", "--method", "optimal"], /--catalog/],
    [["relax", "--catalog", "nowhere.csv"], /^There is no file nowhere.csv.$/],
    [["relax", "--catalog", "lib"], /^lib is a folder, not a file.$/],
    [["relax", "--catalog", "x.csv", "--speed", "9"], /^There is no flag "--speed"; known are --catalog, /],
    [["relax", "--catalog", "x.csv", "--method", "best"], /--method/],
    [["relax", "--catalog", "x.csv", "--seed", "lucky"], /^The flag "--seed" takes a whole number, not "lucky".$/],
    [["relax", "--catalog", "x.csv", "stray"], /^"stray" was not expected here.$/],
    [["relax", "--catalog"], /^The flag "--catalog" needs a value.$/],
    [["ponder"], /^There is no verb "ponder"; known are relax, /],
    [["catalog", "burn"], /^There is no verb "burn"; known are import, export, check\.$/],
    [[], /^Say what to do: relax, /],
  ])("refuses %j with one sentence and 2", async (args, sentence) => {
    const { code, out, err } = await leeway(args);
    expect(err).toMatch(sentence);
    expect(err.split("\n")).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });

  it("explains a verb and the whole", async () => {
    const relax = await leeway(["relax", "--help"]);
    expect(relax.code).toBe(0);
    for (const word of ["--catalog", "--method", "--items", "--seed"]) expect(relax.out).toContain(word);
    const all = await leeway(["--help"]);
    for (const word of ["relax", "bench", "catalog"]) expect(all.out).toContain(word);
  });
});
