import type { SlotName } from "@/lib/constraints/slot-name";

/** Value and importance in one breath, without sounding like a form. */
export const questionWords: Readonly<Record<SlotName, readonly string[]>> = {
  msrp: [
    "What would you like to spend at most, and is that firm?",
    "What is your budget, and could it stretch a little?",
  ],
  style: [
    "What kind of body do you picture, and would another do?",
    "Which body suits you, and how set are you on it?",
  ],
  year: ["How new should it be, and does that matter much?", "From which model year on, and is that a must?"],
  fuelType: [
    "What should it run on, and would something else do?",
    "Which fuel do you want, and how much does it matter?",
  ],
  drivenWheels: [
    "Which wheels should drive it, and do you need that?",
    "Do you need all-wheel drive, or is two-wheel drive fine?",
  ],
  size: ["How big should it be, and is there some room?", "Which size would you like, and how set are you on it?"],
  highwayMpg: [
    "How thrifty on the highway should it be, and is that a must?",
    "What mileage do you hope for, and is it only nice to have?",
  ],
  cityMpg: ["How thrifty in town should it be, and does that matter much?", "What city mileage do you hope for?"],
  make: [
    "Is there a make you want, or one you would rather not have?",
    "Any favourite make, and how much does it matter?",
  ],
  model: ["Do you have a model in mind?"],
  transmission: ["Automatic or manual, and do you care much?", "Which gearbox would you like, and is it important?"],
  horsepower: ["How much power should it have, and is that a must?", "How strong an engine do you want?"],
  marketCategory: ["What kind of car should it be?", "Is there a kind of car you lean to?"],
  cylinders: ["How many cylinders, if you care?", "Any wish for the engine's cylinders?"],
  doors: ["Two doors or four?", "How many doors do you need?"],
};

/** The same for somebody who is after one particular car and can tell what it is like. */
export const oneCarWords: Readonly<Record<SlotName, string>> = {
  msrp: "About what did it cost when new?",
  style: "What kind of body does it have?",
  year: "Which model year is it?",
  fuelType: "What does it run on?",
  drivenWheels: "Which wheels drive it?",
  size: "How big is it?",
  highwayMpg: "About how thrifty is it on the highway?",
  cityMpg: "About how thrifty is it in town?",
  make: "Which make is it?",
  model: "Which model is it?",
  transmission: "Automatic or manual?",
  horsepower: "About how much power does it have?",
  marketCategory: "What kind of car is it?",
  cylinders: "How many cylinders does it have?",
  doors: "How many doors does it have?",
};
