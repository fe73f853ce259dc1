export const learnedStances = ["wished", "refused", "accepted", "none"] as const;
export type LearnedStance = (typeof learnedStances)[number];
export type StanceChances = Readonly<Record<LearnedStance, number>>;
