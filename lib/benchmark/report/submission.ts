/**
 * FigureSet of one system by domain, as a file that anybody can write and that `leeway report` sets side by side. Shares
 * are from 0 to 1; `low` and `high` bound the 95 % interval over items.
 */
import { z } from "zod";

import { percentText } from "@/lib/benchmark/run-line";
import type { MeanInterval } from "@/lib/statistics/bootstrap";
import { groupBy } from "@/lib/statistics/group-by";
import { metAfter } from "./hidden-plot";
import { clusteredMeanOf, type RandomFor, reportRows } from "./report-rows";
import texts from "./report-texts.json";
import type { ReportTable, RunFile } from "./run-file";

const share = z.number().min(0).max(1);
const figureSchema = z.strictObject({
  value: share,
  low: share.optional(),
  high: share.optional(),
  n: z.number().int().positive(),
});
export type Figure = z.infer<typeof figureSchema>;

const figuresSchema = z.record(z.string().min(1), figureSchema);
export type FigureSet = z.infer<typeof figuresSchema>;

export const submissionSchema = z.strictObject({
  format: z.literal("leeway-submission-1"),
  system: z.string().min(1),
  domains: z.record(z.string().min(1), figuresSchema),
});
export type Submission = z.infer<typeof submissionSchema>;

export const hiddenLineSchema = z.object({
  shopper: z.string(),
  asker: z.string(),
  met: z.array(share).min(1),
});

export const targetLineSchema = z.object({
  policy: z.string(),
  draws: z.number().int().positive(),
  turns: z.array(z.object({ hit: share, mrr: share })).min(1),
});

const figure = ({ estimate, low, high }: MeanInterval, n: number): Figure => ({ value: estimate, low, high, n });

/** Of runs of one system: with several, the figures carry the run's name. */
export function runFigures(runs: readonly RunFile[], randomFor: RandomFor): FigureSet {
  const rows = reportRows(runs, randomFor).filter(({ items }) => items === "all");
  const systems = new Set(rows.map(({ run, method, style }) => `${run} ${method} ${style}`));
  return Object.fromEntries(
    rows.flatMap(({ run, method, style, setting, clusters, relaxMatch, carMatch }) => {
      const name = systems.size > 1 ? `${run}, ${method} ${style}: ${setting}` : setting;
      return [
        [`${name}, relaxation`, figure(relaxMatch, clusters)],
        [`${name}, item named`, figure(carMatch, clusters)],
      ];
    }),
  );
}

/** Wishes met at the end, for each who asked. */
export function hiddenFigures(lines: readonly z.infer<typeof hiddenLineSchema>[], randomFor: RandomFor): FigureSet {
  return Object.fromEntries(
    [...groupBy(lines, ({ asker }) => asker)].map(([asker, own]) => {
      const shoppers = [...groupBy(own, ({ shopper }) => shopper).values()];
      const met = clusteredMeanOf(shoppers, (line) => metAfter(line, line.met.length), randomFor(`hidden ${asker}`));
      return [`hidden wishes met, ${asker}`, figure(met, shoppers.length)];
    }),
  );
}

/** After the last turn, for each policy. */
export function targetFigures(lines: readonly z.infer<typeof targetLineSchema>[]): FigureSet {
  return Object.fromEntries(
    lines.flatMap(({ policy, draws, turns }) => {
      const { hit, mrr } = turns[turns.length - 1] ?? { hit: 0, mrr: 0 };
      // A learned order's name lists its slots, which differ by domain.
      const name = policy.replace(/ \(.*\)$/, "");
      return [
        [`known target HIT@10, ${name}`, { value: hit, n: draws }],
        [`known target MRR@10, ${name}`, { value: mrr, n: draws }],
      ];
    }),
  );
}

/** Adds a domain's figures to those that the system has in others. */
export function submissionWith(
  before: Submission | null,
  { system, domain, figures }: { system: string; domain: string; figures: FigureSet },
): Submission {
  const others = before?.system === system ? before.domains : {};
  return { format: "leeway-submission-1", system, domains: { ...others, [domain]: figures } };
}

/** A column a domain. The systems of one figure follow each other, best mean first. */
export function domainTable(submissions: readonly Submission[]): ReportTable {
  const domains = [...new Set(submissions.flatMap((each) => Object.keys(each.domains)))];
  const names = new Set(submissions.flatMap((each) => Object.values(each.domains).flatMap(Object.keys)));
  const rows = [...names].flatMap((name) =>
    submissions
      .map(({ system, domains: own }) => ({ system, found: domains.map((domain) => own[domain]?.[name]) }))
      .filter(({ found }) => found.some(Boolean))
      .sort((a, b) => meanOf(b.found) - meanOf(a.found))
      .map(({ system, found }) => [name, system, ...found.map(shown)]),
  );
  return { ...texts.domains, heads: ["figure", "system", ...domains], rows };
}

function meanOf(found: readonly (Figure | undefined)[]): number {
  const known = found.flatMap((each) => each ?? []);
  return known.reduce((sum, { value }) => sum + value, 0) / Math.max(1, known.length);
}

function shown(each: Figure | undefined): string {
  if (!each) return "-";
  const range = each.low !== undefined && each.high !== undefined;
  return percentText(each.value) + (range ? ` [${percentText(each.low ?? 0)}, ${percentText(each.high ?? 0)}]` : "");
}
