import type { SlotVoices, SlotWords } from "@/domains/slot";
import { cityMpg, cityMpgVoices, cityMpgWords } from "./slots/city-mpg";
import { cylinders, cylindersVoices, cylindersWords } from "./slots/cylinders";
import { doors, doorsVoices, doorsWords } from "./slots/doors";
import { drivenWheels, drivenWheelsVoices, drivenWheelsWords } from "./slots/driven-wheels";
import { equipment, equipmentVoices, equipmentWords } from "./slots/equipment";
import { fuelType, fuelTypeVoices, fuelTypeWords } from "./slots/fuel-type";
import { highwayMpg, highwayMpgVoices, highwayMpgWords } from "./slots/highway-mpg";
import { horsepower, horsepowerVoices, horsepowerWords } from "./slots/horsepower";
import { listPrice, listPriceVoices, listPriceWords } from "./slots/list-price";
import { make, makeVoices, makeWords } from "./slots/make";
import { marketCategory, marketCategoryVoices, marketCategoryWords } from "./slots/market-category";
import { cargo, cargoVoices, cargoWords } from "./slots/measures/cargo";
import { cargoSecondRow, cargoSecondRowVoices, cargoSecondRowWords } from "./slots/measures/cargo-second-row";
import { clearance, clearanceVoices, clearanceWords } from "./slots/measures/clearance";
import { height, heightVoices, heightWords } from "./slots/measures/height";
import { length, lengthVoices, lengthWords } from "./slots/measures/length";
import { weight, weightVoices, weightWords } from "./slots/measures/weight";
import { wheelbase, wheelbaseVoices, wheelbaseWords } from "./slots/measures/wheelbase";
import { width, widthVoices, widthWords } from "./slots/measures/width";
import { miles, milesVoices, milesWords } from "./slots/miles";
import { model, modelVoices, modelWords } from "./slots/model";
import { msrp, msrpVoices, msrpWords } from "./slots/msrp";
import { newOrUsed, newOrUsedVoices, newOrUsedWords } from "./slots/new-or-used";
import { range, rangeVoices, rangeWords } from "./slots/range";
import { seats, seatsVoices, seatsWords } from "./slots/seats";
import { size, sizeVoices, sizeWords } from "./slots/size";
import { style, styleVoices, styleWords } from "./slots/style";
import { towing, towingVoices, towingWords } from "./slots/towing";
import { transmission, transmissionVoices, transmissionWords } from "./slots/transmission";
import { year, yearVoices, yearWords } from "./slots/year";

export { likeness } from "./likeness";

/** Every slot in reading order. A new slot is a module and its lines here. */
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
  seats,
  cargo,
  cargoSecondRow,
  length,
  width,
  height,
  wheelbase,
  clearance,
  weight,
  towing,
  range,
  equipment,
  highwayMpg,
  cityMpg,
  newOrUsed,
  miles,
  listPrice,
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
  seats: seatsWords,
  cargo: cargoWords,
  cargoSecondRow: cargoSecondRowWords,
  length: lengthWords,
  width: widthWords,
  height: heightWords,
  wheelbase: wheelbaseWords,
  clearance: clearanceWords,
  weight: weightWords,
  towing: towingWords,
  range: rangeWords,
  equipment: equipmentWords,
  highwayMpg: highwayMpgWords,
  cityMpg: cityMpgWords,
  newOrUsed: newOrUsedWords,
  miles: milesWords,
  listPrice: listPriceWords,
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
  seats: seatsVoices,
  cargo: cargoVoices,
  cargoSecondRow: cargoSecondRowVoices,
  length: lengthVoices,
  width: widthVoices,
  height: heightVoices,
  wheelbase: wheelbaseVoices,
  clearance: clearanceVoices,
  weight: weightVoices,
  towing: towingVoices,
  range: rangeVoices,
  equipment: equipmentVoices,
  highwayMpg: highwayMpgVoices,
  cityMpg: cityMpgVoices,
  newOrUsed: newOrUsedVoices,
  miles: milesVoices,
  listPrice: listPriceVoices,
  msrp: msrpVoices,
};
