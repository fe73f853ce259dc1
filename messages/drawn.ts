// Made from messages/en/drawn.yaml by `npm run messages -- --write`. Edit that file, not this one.
import { en } from "@messageformat/runtime/lib/cardinals";
import { groupDigits } from "./group-digits";
import { plural } from "@messageformat/runtime";

export const drawn = {
  side: (d: { name: string | number; feet: number; inches: number }) => "" + d.name + ", side view, " + plural(d.feet, 0, en, { one: groupDigits(d.feet) + " foot", other: groupDigits(d.feet) + " feet" }) + plural(d.inches, 0, en, { "0": "", one: " " + groupDigits(d.inches) + " inch", other: " " + groupDigits(d.inches) + " inches" }) + " long.",
  model: (d: { name: string | number; length: string | number; width: string | number; height: string | number }) => "" + d.name + ", from its side and from ahead: " + d.length + " inches long, " + d.width + " wide, " + d.height + " high.",
  length: (d: { inches: string | number }) => "length " + d.inches + " in",
  width: (d: { inches: string | number }) => "width " + d.inches + " in",
  height: (d: { inches: string | number }) => "height " + d.inches + " in",
  wheelbase: (d: { inches: string | number }) => "wheelbase " + d.inches + " in",
  clearance: (d: { inches: string | number }) => "" + d.inches + " in clear",
  person: "A person of 5 feet 9",
  inches: (d: { inches: string | number }) => "" + d.inches + " in",
  spare: " to spare",
  over: " too long",
  tall: "5 ft 9",
  typical: (d: { name: string | number }) => "" + d.name + ", side view. Not to scale: I don't know how tall it is.",
} as const;
