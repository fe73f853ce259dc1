/** What slots of every pack share. A pack's own module adds the rest. */
import type { WordSlot } from "./slot";

export const make = {
  name: "make",
  kind: "text",
  label: "make",
  required: true,
  says: "noun",
  csv: { header: "Make" },
  care: 0.35,
  notAskedAfter: ["model"],
  places: { filter: 30 },
} as const satisfies WordSlot;

export const model = {
  name: "model",
  kind: "text",
  label: "model",
  required: true,
  says: "noun",
  csv: { header: "Model" },
  care: 0.3,
  askedAfter: ["make"],
  places: { filter: 40 },
} as const satisfies WordSlot;

export const anyYear = {
  name: "year",
  kind: "number",
  unit: "",
  stored: "integer",
  label: "year",
  direction: "more",
  required: true,
  csv: { header: "Year" },
  least: "{v} or newer",
  most: "{v} or older",
  knownExactly: true,
} as const;

export const anyStyle = {
  name: "style",
  kind: "text",
  required: true,
  says: "noun",
  care: 0.9,
  notAskedAfter: ["model"],
  places: { filter: 20, facts: 90 },
  versions: { group: "words", place: 20 },
} as const;

/** What a thing costs. */
export const anyPrice = {
  kind: "number",
  unit: "$",
  label: "budget",
  direction: "less",
  least: "from {v}",
  most: "up to {v}",
  any: "any price",
  care: 0.95,
  places: { filter: 10, facts: 10 },
  versions: { group: "numbers", place: 10 },
} as const;
