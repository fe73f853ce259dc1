import * as modules from "./every-module";

export { likeness } from "./likeness";

export const about = {
  ...{ folder: "laptops", thing: "laptop", things: "laptops", also: [] as readonly string[], cheap: [500, 700, 400] },
  title: "US laptops",
  description:
    "Compiled by hand in November 2026, from memory of the real laptops. Representative figures: check with the maker before you rely on one.",
};

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
