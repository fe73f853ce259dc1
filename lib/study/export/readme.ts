import type { BundleContents } from "./bundle-contents";

/** What lies in the bundle, where it comes from and how to read it. */
export function readme({ configuration, hash, runs, faults, leeway, madeAt, kind }: BundleContents): string {
  const count = (of: string) => runs.filter((run) => run.kind === of).length;
  return `# ${configuration.title}

${configuration.plan.question}

- Made ${madeAt.toISOString()} with Leeway ${leeway}.
- Configuration SHA-256 ${hash}; every row carries the hash it was made under.
- Catalog SHA-256 ${configuration.catalog.checksum}.
- Runs: ${count("participant")} of participants, ${count("simulated")} simulated, ${count("preview")} previews. The analysis is of ${kind} runs.
- Self-check against the database: ${faults.length === 0 ? "counts and keys agree" : faults.join("; ")}.

| file | what |
| --- | --- |
| participants.csv | one row a run, wide |
| trials.csv | one row a trial of the runs that count, with every measure |
| events.csv | one row an event, long; \`data\` is JSON |
| runs.jsonl | everything stored of a run, one JSON object a line |
| codebook.csv | what every column and field holds, generated from the schemas |
| configuration.json | the frozen study |
| consort.json, consort.txt | who came, who went and why, for each group |
| preregistration* | the plan in the fields of OSF and AsPredicted |
| analysis/ | means with 95% intervals, comparisons of arms, a LaTeX table, pictures |
| SHA256SUMS | hashes; \`sha256sum -c SHA256SUMS\` checks them |

Intervals are percentile bootstrap intervals over whole participants. Comparisons are permutation tests, p_holm adjusted by
Holm over all pairs of arms on one measure.

CSV is UTF-8 after RFC 4180; an empty cell is a missing value. Text that a spreadsheet would run as a formula begins with
an apostrophe (\`'=1+1\`); \`runs.jsonl\` has it as it was given.

Pandas: \`pandas.read_csv("trials.csv")\`. R: \`read.csv("trials.csv")\`.
${kind === "simulated" ? "\nSimulated participants plan a study and find its faults. They are not evidence about people.\n" : ""}`;
}
