import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leewayCommand } from "@/cli/leeway-command";
import { runCommandLine } from "@/cli/run-command";

const header =
  "Make,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,MSRP";
const cheapFit =
  "Honda,Fit,2016,regular unleaded,130,4,AUTOMATIC,front wheel drive,4,Hatchback,Compact,4dr Hatchback,38,32,9000";

describe("leeway catalog check", () => {
  const folder = mkdtempSync(join(tmpdir(), "leeway-check-"));
  const file = join(folder, "products.csv");
  writeFileSync(file, `${header}\n${cheapFit}\n`);
  let printed: string[] = [];

  beforeEach(() => {
    printed = [];
    vi.spyOn(console, "log").mockImplementation((text: string) => void printed.push(text));
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function check(...args: string[]): Promise<{ code: number; errors: string[] }> {
    const errors: string[] = [];
    const terminal = { out: () => {}, err: (text: string) => void errors.push(text) };
    return { code: await runCommandLine(leewayCommand, ["catalog", "check", ...args], terminal), errors };
  }

  it("sets the shipped catalog beside a file and says which model years differ", async () => {
    expect(await check("--against", file)).toEqual({ code: 0, errors: [] });
    expect(printed).toHaveLength(2);
    expect(printed[1]).toMatch(/^\n\d+ prices of single trims .* 0% the same to the dollar/);
    expect(printed[0]).toContain("1 model years in common, 0 agree (0.0%)");
    expect(printed[0]).toMatch(/\| Honda Fit \| 2016 \| \d+ \/ 1 \| [\d.]+ \/ 9000 \(\+\d+%\)/);
  });

  it("says in one sentence what is wrong with the years or the file", async () => {
    expect(await check("--years", "lately")).toEqual({
      code: 2,
      errors: ['The flag "--years" takes two years such as 2015-2017, not "lately".'],
    });
    expect(await check("--against", join(folder, "none.csv"))).toEqual({
      code: 2,
      errors: [`There is no file ${join(folder, "none.csv")}.`],
    });
  });
});
