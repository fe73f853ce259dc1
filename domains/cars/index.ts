import type { SlotVoices, SlotWords } from "@/domains/slot";
import { cityMpg, cityMpgVoices, cityMpgWords } from "./slots/city-mpg";
import { cylinders, cylindersVoices, cylindersWords } from "./slots/cylinders";
import { doors, doorsVoices, doorsWords } from "./slots/doors";
import { drivenWheels, drivenWheelsVoices, drivenWheelsWords } from "./slots/driven-wheels";
import { fuelType, fuelTypeVoices, fuelTypeWords } from "./slots/fuel-type";
import { highwayMpg, highwayMpgVoices, highwayMpgWords } from "./slots/highway-mpg";
import { horsepower, horsepowerVoices, horsepowerWords } from "./slots/horsepower";
import { make, makeVoices, makeWords } from "./slots/make";
import { marketCategory, marketCategoryVoices, marketCategoryWords } from "./slots/market-category";
import { model, modelVoices, modelWords } from "./slots/model";
import { msrp, msrpVoices, msrpWords } from "./slots/msrp";
import { size, sizeVoices, sizeWords } from "./slots/size";
import { style, styleVoices, styleWords } from "./slots/style";
import { transmission, transmissionVoices, transmissionWords } from "./slots/transmission";
import { year, yearVoices, yearWords } from "./slots/year";

export { likeness } from "./likeness";

/** Every slot of a car, in the order people are used to reading them. A new one is a module and its lines here. */
export const slots = [
  make,
  model,
  year,
  fuelType,
  horsepower,
  cylinders,
  transmission,
  drivenWheels,
  doors,
  marketCategory,
  size,
  style,
  highwayMpg,
  cityMpg,
  msrp,
] as const;

type AnySlot = (typeof slots)[number];
export type Name = AnySlot["name"];
export type NumericName = Extract<AnySlot, { kind: "number" }>["name"];

export const wordsOfSlots: Readonly<Record<Name, SlotWords>> = {
  make: makeWords,
  model: modelWords,
  year: yearWords,
  fuelType: fuelTypeWords,
  horsepower: horsepowerWords,
  cylinders: cylindersWords,
  transmission: transmissionWords,
  drivenWheels: drivenWheelsWords,
  doors: doorsWords,
  marketCategory: marketCategoryWords,
  size: sizeWords,
  style: styleWords,
  highwayMpg: highwayMpgWords,
  cityMpg: cityMpgWords,
  msrp: msrpWords,
};

export const voicesOfSlots: Readonly<Record<Name, SlotVoices>> = {
  make: makeVoices,
  model: modelVoices,
  year: yearVoices,
  fuelType: fuelTypeVoices,
  horsepower: horsepowerVoices,
  cylinders: cylindersVoices,
  transmission: transmissionVoices,
  drivenWheels: drivenWheelsVoices,
  doors: doorsVoices,
  marketCategory: marketCategoryVoices,
  size: sizeVoices,
  style: styleVoices,
  highwayMpg: highwayMpgVoices,
  cityMpg: cityMpgVoices,
  msrp: msrpVoices,
};
