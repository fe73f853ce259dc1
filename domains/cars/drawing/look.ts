import families from "./families.json";
import styles from "./styles.json";

export type Family = keyof typeof families;
/** A number of a drawing: a share of the height, a place along the axles, degrees or inches. */
export type Proportion = Exclude<keyof (typeof families)[Family], "size">;

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
  /** Address of a photo, shown instead. */
  photo?: string | undefined;
  /** The catalog states the clearance; without it the drawing takes its family's. */
  stated?: boolean | undefined;
}

/** What follows from a body style alone, by the first word it holds. */
const kinds = styles as readonly { word: string; family: string; doors: number; own: object }[];

/** The look of a body style by itself, where no car is meant. */
export function lookOfStyle(style: string) {
  const { family = "sedan", doors = 4, own = {} } = kinds.find(({ word }) => style.toLowerCase().includes(word)) ?? {};
  const named = family as Family;
  return { family: named, size: typicalSize(named), doors, own: { ...own }, marks: [], typical: true };
}

/** Size that a family usually has. */
export function typicalSize(family: Family): number[] {
  return families[family].size;
}

/** A look with all its numbers. */
export type Frame = ReturnType<typeof frameOf>;

export function frameOf(look: Look) {
  const family = look.family in families ? (look.family as Family) : "sedan";
  const { size: _, ...usual } = families[family];
  const [length = 0, height = 0, wheelbase = 0, clearance = 0, width = 0] = look.size;
  const all: Record<Proportion, number> = { ...usual, ...look.own };
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
