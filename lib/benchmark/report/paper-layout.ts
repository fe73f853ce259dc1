import { z } from "zod";
import { type CountedRate, percentText } from "@/lib/benchmark/run-line";
import { roles, type WordTable, wordTable } from "@/lib/constraints";
import figures from "./paper-figures.json";
import type { ReportRow } from "./report-rows";
import type { ReportTable } from "./run-file";

const methods = ["local", "global", "pairwise", "hybrid", "greedy", "formal"] as const;

/** One table per published setting: printed rows, then runs by method. */
export function paperLayout(rows: readonly ReportRow[]): ReportTable[] {
  return Object.entries(paperTables).flatMap(([setting, printed]) => {
    const own = rows.filter((row) => row.setting === setting && row.items === "all");
    if (own.length === 0) return [];
    const known = new Set<string>(methods);
    const further = [...new Set(own.map(({ method }) => plain(method)))].filter((method) => !known.has(method));
    return [
      {
        title: `${setting} beside the paper (${printed})`,
        note: `Printed rows are the paper's, over 41, 40 and 41 items. Figures of the same column are counted the same way; runs over other items or other answers are not the same experiment. With ${roles.thing}: a matching relaxation that ends with a ${roles.thing}, which the paper does not print.`,
        heads: [
          ...["method", "by", "n", "constraints", "slots", "SAT without", "SAT after", "UNSAT", "recommended"],
          ...["relaxation", `with ${roles.thing}`, roles.thing],
        ],
        rows: [...methods, ...further].flatMap((method) => [
          ...paperRows(setting, method),
          ...own.filter((row) => plain(row.method) === method).map(ownRow),
        ]),
      },
    ];
  });
}

/** `local-released` goes with `local`. */
function plain(method: string): string {
  return method.replace(/-released$/, "");
}

function paperRows(setting: string, method: string): string[][] {
  return paperFigures
    .filter((figures) => figures[0] === setting && figures[1] === method)
    .map(([, , model, constraints, ...percents]) => {
      const [slots, without, after, unsat, recommended, relax, product] = percents.map((each) => each.toFixed(1));
      return [
        ...[method, `paper, ${model}`, "", String(constraints), slots, without, after, unsat, recommended],
        ...[relax, "", product],
      ].map((cell) => cell ?? "");
    });
}

function ownRow({ run, method, summary }: ReportRow): string[] {
  const percent = ({ rate }: CountedRate) => percentText(rate);
  return [
    ...[method, run, String(summary.n), summary.constraintsParsed.rate.toFixed(3)],
    ...[summary.slotCompletion, summary.satNoRelaxation, summary.satAfterRelaxation, summary.unsat].map(percent),
    ...[summary.recommended, summary.relaxMatch, summary.relaxMatchWithCar, summary.carMatch].map(percent),
  ];
}

/** Tables 2 to 4 of AWARE-US (arXiv 2601.02643 v2): setting, method, model, constraints, percents. */
const row = z.tuple([z.string(), z.string(), z.string()]).rest(z.number());
const paperFigures = z.array(row).parse(figures);

const paperTables: WordTable<string> = wordTable({
  S1: "Table 2",
  S2: "Table 3, captioned S3",
  S3: "Table 4, captioned S2",
});
