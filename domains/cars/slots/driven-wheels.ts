import { driveWords, partsOfCars } from "@/domains/cars/lexicon/nouns";
import type { Guard, SlotVoices, SlotWords, WordSlot } from "@/domains/slot";

export const drivenWheels = {
  name: "drivenWheels",
  kind: "text",
  label: "drive",
  required: true,
  says: "adjective",
  csv: { header: "Driven_Wheels" },
  care: 0.45,
  lasts: true,
  choice: "two",
  places: { filter: 90, facts: 60 },
  versions: { group: "words", place: 10 },
  short: { "all wheel drive": "AWD", "four wheel drive": "4WD", "front wheel drive": "FWD", "rear wheel drive": "RWD" },
  groups: [{ name: "all- or four-wheel drive", values: ["all wheel drive", "four wheel drive"] }],
  spoken: Object.fromEntries(
    ["front", "rear", "all", "four"].map((which) => [`${which} wheel drive`, `${which}-wheel drive`]),
  ),
} as const satisfies WordSlot;

/** "Rear is better", but not "rear seats". */
const besideDrive: Guard = { near: driveWords, after: partsOfCars };

export const drivenWheelsWords: SlotWords = {
  questions: ["All-wheel drive or two? Is it a must?", "Do you need all-wheel drive?"],
  oneThing: "Which wheels drive it?",
  topics: [
    "drivetrain",
    "drive train",
    "drive type",
    "driven wheels",
    "drive",
    "type of drive",
    "wheel drive",
    "which wheels",
  ],
  echoes: ["traction", "wheels", "axle", "axles", "grip", "snow", "mud", "drivetrain"],
  values: [
    { say: ["awd", "all wheel drive", "all wheels drive", "all wheel", "quattro"], means: /^all wheel drive$/ },
    {
      say: ["4wd", "4 wd", "4x4", "4 by 4", "four by four", "(4|four) wheel drive", "(4|four) wheel", "4 x 4"],
      means: /^four wheel drive$/,
    },
    { say: ["fwd", "front wheel drive", "front drive", "front wheel"], means: /^front wheel drive$/ },
    { say: ["rwd", "rear wheel drive", "rear drive", "back wheel drive", "rear wheel"], means: /^rear wheel drive$/ },
    { say: ["2wd", "(2|two) wheel drive"], means: /^(front|rear) wheel drive$/ },
    { say: ["(all or (four|4) wheel drive|all or 4wd|four or all wheel drive)"], means: /^(all|four) wheel drive$/ },
    { say: ["rear"], means: /^rear wheel drive$/, guard: besideDrive },
    { say: ["front"], means: /^front wheel drive$/, guard: besideDrive },
    { say: ["rear or all wheel drive", "all or rear wheel drive"], means: /^(all|rear) wheel drive$/ },
    { say: ["front or all wheel drive", "all or front wheel drive"], means: /^(all|front) wheel drive$/ },
    { say: ["front or rear wheel drive", "rear or front wheel drive"], means: /^(front|rear) wheel drive$/ },
    { say: ["all wheel or four wheel drive", "four wheel or all wheel drive"], means: /^(all|four) wheel drive$/ },
  ],
  asks: {
    fact: /\b(?:awd|4wd|4x4|fwd|rwd|(?:all|four|front|rear|two)[- ]wheel|drive ?train|driven|which wheels)\b|\bjust front\b/,
  },
  tells: { one: "has {v}", several: "comes with {v}" },
  claims: {
    words: ["drive", "wheels", "drivetrain"],
    loose: ["drive"],
    values: ["all-wheel", "four-wheel", "front-wheel", "rear-wheel", "two-wheel", "awd", "4wd", "fwd", "rwd", "4x4"],
  },
};

export const drivenWheelsVoices: SlotVoices = {
  wishes: ["{v}", "a car with {v}"],
  paraphrases: ["{v}"],
  clause: "is a {v}",
};
