import { defineCommand } from "citty";
import { configuredReach } from "@/cli/configured-model";
import { about, operand, text, WrongUse, wholeNumber } from "@/cli/flags";
import { defaultColumns } from "@/db/seed/default-catalog";
import { askOutside } from "@/lib/agents/ask-outside";
import { checkOutside, drawRequests, type OutsideCheck } from "@/lib/agents/check-outside";
import { outsideSchema } from "@/lib/dialogue/deciding/outside-choice";
import { seededRandom } from "@/lib/random";

export const studyMethodCommand = defineCommand({
  meta: about(
    "method",
    "Checks an outside method against the contract (docs/reference/outside-method.md); exits with 1 where it fails.",
  ),
  args: {
    url: operand("Where it is posted to"),
    timeout: text("2000", "Longest wait in milliseconds"),
    cases: text("20", "Requests over the shipped catalog, each put three times"),
    seed: text("1", "The same seed draws the same requests"),
  },
  async run({ args }) {
    const timeoutMs = wholeNumber("timeout", args.timeout);
    const outside = outsideSchema.safeParse({ kind: "http", url: args.url, timeoutMs, quotes: false });
    if (!outside.success) throw new WrongUse(`This cannot be posted to: ${outside.error.issues[0]?.message}.`);
    const catalog = defaultColumns();
    const requests = await drawRequests(catalog, await catalog.products([], catalog.catalog.size), {
      count: wholeNumber("cases", args.cases),
      random: seededRandom(wholeNumber("seed", args.seed), "contract"),
    });
    const tools = { ask: askOutside(configuredReach()), now: () => performance.now() };
    const found: OutsideCheck[] = [];
    for await (const each of checkOutside(outside.data, requests, tools)) {
      console.log(JSON.stringify(each));
      found.push(each);
    }
    const count = (holds: (each: OutsideCheck) => boolean | undefined) => found.filter(holds).length;
    const chosen = count(({ outcome }) => outcome === "chosen");
    const kept = { repeats: count(({ repeats }) => repeats), ordered: count(({ ordered }) => ordered) };
    const slowest = Math.max(...found.map(({ milliseconds }) => milliseconds));
    console.log(JSON.stringify({ cases: found.length, chosen, ...kept, slowest }));
    if (chosen < found.length) process.exitCode = 1;
  },
});
