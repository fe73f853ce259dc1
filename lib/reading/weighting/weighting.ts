export const weightings = ["local", "global", "pairwise"] as const;
export type Weighting = (typeof weightings)[number];
