import * as modules from "./every-module";

export { likeness } from "./likeness";

export const slots = [
  modules.make,
  modules.model,
  modules.year,
  modules.style,
  modules.processor,
  modules.graphics,
  modules.memory,
  modules.storage,
  modules.screen,
  modules.resolution,
  modules.refresh,
  modules.weight,
  modules.battery,
  modules.system,
  modules.equipment,
  modules.price,
] as const;

type AnySlot = (typeof slots)[number];
export type Name = AnySlot["name"];
export type NumericName = Extract<AnySlot, { kind: "number" }>["name"];
export type TextName = Extract<AnySlot, { kind: "text" }>["name"];
