import { type SlotName, slotNames } from "@/lib/constraints/slot-name";
import { slotWords } from "@/lib/constraints/slot-words";

export const topicWords: readonly { slots: readonly SlotName[]; say: readonly string[] }[] = [
  ...slotNames.map((slot) => ({ slots: [slot], say: slotWords[slot].topics })),
  {
    slots: ["highwayMpg", "cityMpg"],
    say: [
      "mpg",
      "mileage",
      "milage",
      "gas mileage",
      "fuel economy",
      "fuel efficiency",
      "fuel consumption",
      "economy",
      "miles per gallon",
      "efficiency",
    ],
  },
];
