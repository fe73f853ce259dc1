/** How people count those a thing is for: seats, beds, places at a table. */
export const personWords = {
  units: [
    "(seat|seats|seater|seaters)",
    "(person|people|persons|man|adult|adults|of us|grownups|humans|souls|guest|guests|passenger|passengers|sleeper|berth|berths)",
    "(family members|in the family|at home|in the band|in the house)",
  ],
  nouns: [
    "(sleeps|sleep|seats|seat|seating)",
    "(family|party|household|crew|team|group|band|gang) of",
    "(room|space) for",
    "(fits|fit|carry|carries|hold|holds)",
  ],
} as const;
