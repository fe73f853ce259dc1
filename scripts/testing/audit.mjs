/** `npm run audit`: known vulnerabilities of the app's packages. An unreachable registry is no failure. */
import { giveUp, run, say } from "../steps.mjs";

const { output } = await run("npm", ["audit", "--omit=dev", "--json"], { quiet: true });
const report = read(output);
const counts = report?.metadata?.vulnerabilities;
if (!counts) {
  say("Skipped: the audit of packages (the registry cannot be asked, or knows no audit)");
} else if (counts.high + counts.critical > 0) {
  const names = Object.values(report.vulnerabilities ?? {})
    .filter(({ severity }) => severity === "high" || severity === "critical")
    .map(({ name }) => name);
  giveUp(`Packages with grave known holes: ${names.join(", ")}. Run \`npm audit\` for what to do.`);
} else {
  say(`The audit of packages found nothing grave (${counts.moderate} moderate, ${counts.low} low)`);
}

function read(text) {
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  } catch {
    return null;
  }
}
