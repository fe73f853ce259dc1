import * as modules from "./every-module";

export { likeness } from "./likeness";

/** Every slot in reading order. A new slot is a module, its lines here and one in `every-module.ts`. */
export const slots = [
  modules.make,
  modules.model,
  modules.year,
  modules.fuelType,
  modules.horsepower,
  modules.cylinders,
  modules.transmission,
  modules.drivenWheels,
  modules.doors,
  modules.marketCategory,
  modules.size,
  modules.style,
  modules.seats,
  modules.cargo,
  modules.cargoSecondRow,
  modules.length,
  modules.width,
  modules.height,
  modules.wheelbase,
  modules.clearance,
  modules.weight,
  modules.towing,
  modules.range,
  modules.equipment,
  modules.highwayMpg,
  modules.cityMpg,
  modules.newOrUsed,
  modules.miles,
  modules.listPrice,
  modules.msrp,
] as const;

type AnySlot = (typeof slots)[number];
export type Name = AnySlot["name"];
export type NumericName = Extract<AnySlot, { kind: "number" }>["name"];
export type TextName = Extract<AnySlot, { kind: "text" }>["name"];
