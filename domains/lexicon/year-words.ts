import type { SlotWords } from "@/domains/slot";

/** How people speak of any year. */
export const yearTalk = {
  tells: {
    ends: { from: 1, best: "newest", worst: "oldest" },
    one: "is from {v}",
    span: "comes in model years {low} to {high}",
    ofAll: true,
    leader: "{style}",
    most: "newest",
    least: "oldest",
    better: {
      two: "is newer, by {gap}",
      several: "is newest, by {gap}",
      even: "are from the same year",
    },
    gap: { one: "1 year", other: "{v} years" },
  },
  claims: {
    words: ["year", "years", "age", "new", "newer"],
    loose: ["new", "newer"],
    more: /^(?:newer|newest|latest|(?:more|most) recent)$/,
    less: /^(?:older|oldest)$/,
  },
} as const satisfies Partial<SlotWords>;
