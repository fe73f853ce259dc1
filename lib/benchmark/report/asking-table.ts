import type { MeanInterval } from "@/lib/statistics/bootstrap";
import type { AskingRow } from "./asking-row";
import type { ReportTable } from "./report-table";

const percent = ({ estimate, low, high }: MeanInterval) =>
  `${(100 * estimate).toFixed(1)} [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;
const number = ({ estimate, low, high }: MeanInterval, digits: number) =>
  `${estimate.toFixed(digits)} [${low.toFixed(digits)}, ${high.toFixed(digits)}]`;

/** What asking brought, what it took, and what was asked about. */
export function askingTables(rows: readonly AskingRow[]): ReportTable[] {
  return [
    {
      title: "Quality against questions and burden",
      note: "Percent of conversations, and of the item's wishes that the final car meets; in brackets 95 % intervals of a bootstrap over items. Seconds are estimated from what is read, chosen and typed.",
      heads: [
        "run",
        "n",
        "relaxation with car",
        "car",
        "wishes met",
        "by weight",
        "questions",
        "seconds",
        "turn-weighted",
      ],
      rows: rows.map((row) => [
        row.name,
        String(row.n),
        percent(row.relaxMatch),
        percent(row.carMatch),
        percent(row.wishesKept),
        percent(row.weightKept),
        number(row.questions, 2),
        number(row.seconds, 1),
        (100 * row.turnWeighted).toFixed(1),
      ]),
    },
    {
      title: "Burden, repetition and aspects",
      note: "Means of a conversation. Repeated: conversations that asked about a slot twice. Likeness: shared words of a question and the likest before it. Aspects: shares of all slot questions.",
      heads: ["run", "comparisons", "clarifications", "words read", "choices", "repeated, %", "likeness", "aspects, %"],
      rows: rows.map((row) => [
        row.name,
        row.comparisons.toFixed(2),
        row.clarifications.toFixed(2),
        row.wordsRead.toFixed(1),
        row.choices.toFixed(1),
        (100 * row.repeated).toFixed(1),
        row.likeness === null ? "-" : row.likeness.toFixed(2),
        row.aspects
          .slice(0, 8)
          .map(([slot, share]) => `${slot} ${(100 * share).toFixed(0)}`)
          .join(", ") || "-",
      ]),
    },
  ];
}
