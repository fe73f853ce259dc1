/** How a mention is meant: as a wish, as something to avoid, as what would do as well, or as no wish at all. */
export const learnedStances = ["wished", "refused", "accepted", "none"] as const;
export type LearnedStance = (typeof learnedStances)[number];
export type StanceChances = Readonly<Record<LearnedStance, number>>;
