import families from "./families.json";

/** A number of a drawing: shares of height, places along the axles, degrees, inches. */
export type Proportion = Exclude<keyof (typeof families)["sedan"], "size">;
export type Proportions = Record<Proportion, number>;
export type Family = keyof typeof families;

/** Everything a drawing is made from: small enough to travel with each car. */
export interface Look {
  family: string;
  /** Length, height, wheelbase, ground clearance and width, in inches. */
  size: number[];
  doors: number;
  /** What differs from the family. */
  own: Record<string, number>;
  /** Details that are there or not: "rails", "spare". */
  marks: string[];
  /** The size is the family's, since the catalog doesn't say how tall the car is. */
  typical?: boolean | undefined;
  /** The catalog states the clearance; without it the drawing takes its family's. */
  stated?: boolean | undefined;
}

/** A look with all its numbers. */
export type Frame = ReturnType<typeof frameOf>;

export function isFamily(name: string): name is Family {
  return Object.hasOwn(families, name);
}

/** Size that a family usually has: for a drawing of nothing in particular. */
export function typicalSize(family: Family): number[] {
  return families[family].size;
}

export function frameOf(look: Look) {
  const family = isFamily(look.family) ? look.family : "sedan";
  const { size: _, ...usual } = families[family];
  const [length = 0, height = 0, wheelbase = 0, clearance = 0, width = 0] = look.size;
  const all: Proportions = { ...usual, ...look.own };
  const marks: ReadonlySet<string> = new Set(look.marks);
  const front = (length - wheelbase) * all.over;
  const rear = front + wheelbase;
  // Wheels stay inside the body, whatever a catalog says.
  all.tire = Math.min(all.tire, (1.8 * Math.min(front, length - rear)) / height);
  /** Where the body ends: a spare wheel is behind it. */
  const body = length - (marks.has("spare") ? 8 : 0);
  /** A place along the car: -1 is the nose, 0 the front axle, 1 the rear axle, 2 the tail. */
  const at = (place: number) =>
    place <= 0 ? front * (1 + place) : place <= 1 ? front + wheelbase * place : rear + (body - rear) * (place - 1);
  const sizes = { length, height, wheelbase, clearance, width, front, rear, body, bottom: clearance + all.low };
  const slope = Math.tan((all.lean * Math.PI) / 180);
  return { ...all, ...sizes, family, doors: look.doors, marks, at, slope };
}

/** Words of body styles, the narrower ones first. */
const kinds: readonly [RegExp, Family][] = [
  [/pickup/i, "pickup"],
  [/minivan/i, "minivan"],
  [/van/i, "van"],
  [/suv/i, "crossover"],
  [/hatchback/i, "hatch"],
  [/wagon/i, "wagon"],
  [/convertible/i, "open"],
  [/coupe/i, "coupe"],
];

/** The family a body style usually belongs to. */
export function familyOf(style: string): Family {
  return kinds.find(([words]) => words.test(style))?.[1] ?? "sedan";
}

/** How far back a pickup's cab reaches, by its doors. */
const cabs: readonly [RegExp, Record<string, number>][] = [
  [/regular/i, { roof: 0.66, back: 0.69, b: 2, c: 2, end: 0.65 }],
  [/extended/i, { roof: 0.75, back: 0.78, b: 0.56, c: 0.56, end: 0.74 }],
];

/** What follows from a body style alone, over the family's numbers. */
export function ownOfStyle(style: string): Record<string, number> {
  if (/passenger van/i.test(style)) return { end: 1.85, c: 0.95 };
  return cabs.find(([words]) => words.test(style))?.[1] ?? {};
}

/** The look of a body style by itself, where no car is meant. */
export function lookOfStyle(style: string): Look {
  const family = familyOf(style);
  return { family, size: typicalSize(family), doors: doorsOf(style), own: ownOfStyle(style), marks: [], typical: true };
}

export function doorsOf(style: string): number {
  return /coupe|2dr|regular|convertible$/i.test(style) ? 2 : 4;
}
