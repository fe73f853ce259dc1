import type { RelaxationResult } from "@/lib/trade-offs/relaxation";

/** Rounds after which success is counted (Hao et al., arXiv 2404.11891). */
const checkpoints = [3, 5, 10, 20];

/** Counts in how many rounds formal repairs found cars. */
export class RoundCounts {
  private readonly ends = new Map<string, number>();
  private readonly solvedIn: number[] = [];
  private total = 0;

  /** Counts one result; a question that needed no repair, or could have none, does not count. */
  add({ repair }: Pick<RelaxationResult, "repair">): void {
    if (!repair || repair.end === "satisfied") return;
    this.total++;
    this.ends.set(repair.end, (this.ends.get(repair.end) ?? 0) + 1);
    if (repair.end === "solved") this.solvedIn.push(repair.rounds);
  }

  /** "cars found within 3 rounds: 12 of 20 (60.0%)" and so on, then how the loops ended. */
  summary(): string {
    const within = checkpoints.map((most) => {
      const found = this.solvedIn.filter((rounds) => rounds <= most).length;
      const share = this.total > 0 ? ` (${((100 * found) / this.total).toFixed(1)}%)` : "";
      return `cars found within ${most} rounds: ${found} of ${this.total}${share}`;
    });
    const ends = [...this.ends].sort(([a], [b]) => (a < b ? -1 : 1)).map(([end, count]) => `${end} ${count}`);
    return [...within, `ends: ${ends.join(", ") || "none"}`].join("\n");
  }
}
