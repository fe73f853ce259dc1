/** Points: 1 is a look at stored data, the others follow measured processor time. */
export const costs = { free: 0, light: 1, counting: 2, words: 4, heavy: 20 } as const;
export type CostClass = keyof typeof costs;
