export const chats: readonly (readonly string[])[] = [
  ["a wagon", "under 30k"],
  [
    "SUV under $30k, with at least 35 mpg highway, all-wheel drive",
    "which of these is cheapest?",
    "never mind the drive",
  ],
  ["diesel convertible", "the convertible matters more", "why?"],
  ["hello", "an electric SUV under 45k would be nice", "2023 or newer is a must"],
  ["a sedan, must have 300 hp, must cost under 20k, must be from 2022 or newer", "thanks"],
  ["Toyota or Honda hybrid, automatic, at least 45 mpg in the city", "any make is fine"],
  ["pickup with 4wd, 8 cylinders, crew cab, under $38,000, at least 30 mpg highway", "keep the budget"],
];

export type SentenceList = Readonly<Record<string, { so: readonly string[]; not: readonly string[] }>>;
