import families from "./families.json";
import styles from "./styles.json";

export type Family = keyof typeof families;
/** A number of a drawing: a share of the height, a place along the axles, degrees or inches. */
export type Proportion = Exclude<keyof (typeof families)[Family], "size">;

/** A drawing's inputs, small enough to travel with each car. */
export interface Look {
  family: string;
  /** Length, height, wheelbase, ground clearance and width, in inches. */
  size: number[];
  doors: number;
  /** Differences from the family. */
  own: Record<string, number>;
  /** Optional details: "rails", "spare". */
  marks: string[];
  /** The size is the family's, because the catalog lacks the height. */
  typical?: boolean | undefined;
  /** Address of a photo to show instead. */
  photo?: string | undefined;
  /** The catalog states the clearance. Otherwise the drawing uses its family's. */
  stated?: boolean | undefined;
}

/** Looks by body style, matched by the first word it contains. */
const kinds = styles as readonly { word: string; family: string; doors: number; own: object }[];

/** The look of a body style without a car. */
export function lookOfStyle(style: string) {
  const { family = "sedan", doors = 4, own = {} } = kinds.find(({ word }) => style.toLowerCase().includes(word)) ?? {};
  const named = family as Family;
  return { family: named, size: typicalSize(named), doors, own: { ...own }, marks: [], typical: true };
}

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
  // Wheels stay inside the body, even with wrong data.
  all.tire = Math.min(all.tire, (1.8 * Math.min(front, length - rear)) / height);
  /** The body's end. A spare wheel is behind it. */
  const body = length - (marks.has("spare") ? 8 : 0);
  /** A place along the car: -1 is the nose, 0 the front axle, 1 the rear axle, 2 the tail. */
  const at = (place: number) =>
    place <= 0 ? front * (1 + place) : place <= 1 ? front + wheelbase * place : rear + (body - rear) * (place - 1);
  const sizes = { length, height, wheelbase, clearance, width, front, rear, body, bottom: clearance + all.low };
  const slope = Math.tan((all.lean * Math.PI) / 180);
  return { ...all, ...sizes, family, doors: look.doors, marks, at, slope };
}
