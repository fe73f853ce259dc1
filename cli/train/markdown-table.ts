import type { MeanInterval } from "@/lib/statistics/bootstrap";

export function percent({ estimate, low, high }: MeanInterval): string {
  const of = (share: number) => (100 * share).toFixed(1);
  return `${of(estimate)} (${of(low)} to ${of(high)})`;
}

export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
