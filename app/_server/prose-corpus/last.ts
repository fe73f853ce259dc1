import type { SentenceList } from "./chats";

/** Written once the checks had met `later`, and scored once. The false half came first. */
export const last: SentenceList = {
  "0.0": {
    so: [
      "71 of the 385 are Subarus.",
      "The Flex is a Ford from 2019 at $30,575.",
      "The Outback costs more than the Soul.",
    ],
    not: ["71 of the 385 are Volvos.", "The Flex is a Subaru.", "The Soul costs more than the Outback."],
  },
  "0.1": {
    so: ["The Clubman is $5,420 more than the 500L.", "Of these six, the Scion xB costs the least."],
    not: ["The Clubman is $4,520 more than the 500L.", "All six are hybrids.", "The 500L is by Volkswagen."],
  },
  "1.0": {
    so: ["13 of the 21 are midsize.", "The Escape is $705 more than the Tucson Hybrid."],
    not: ["13 of the 21 are compact.", "The Rogue is a Toyota.", "Thirteen of the 22 are midsize."],
  },
  "2.1": {
    so: ["55 of the 775 are Mazdas.", "The E-Class costs more than the 4 Series."],
    not: ["The 775 are all diesels.", "The 4 Series costs more than the E-Class.", "The Camaro is from Ford."],
  },
  "3.2": {
    so: ["37 of the 77 have front-wheel drive.", "The Leaf costs less than the bZ."],
    not: ["22 of the 77 have all-wheel drive.", "The bZ is $490 less than the Leaf."],
  },
  "4.0": {
    so: ["The Accord is $3,700 more than the Civic.", "All three locks stay: power, budget and year."],
    not: ["The Accord is $3,700 less than the Civic.", "Two of your four wishes had to go.", "The Sentra is by Honda."],
  },
  "5.0": {
    so: ["Ten of the 200 are SUVs.", "The Prius is a Toyota.", "The Prius Prime is $4,425 more than the Prius."],
    not: ["Ten of the 200 are hatchbacks.", "The Prius is a Honda.", "The Insight is from Toyota."],
  },
  "6.1": {
    so: ["Both have 8 cylinders.", "Both cost under $38,000.", "The Titan is $330 less than the Tundra."],
    not: ["Both have 6 cylinders.", "Both cost over $38,000.", "The Titan is $330 more than the Tundra."],
  },
};
