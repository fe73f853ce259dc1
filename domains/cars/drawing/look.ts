import families from "./families.json";
import styles from "./styles.json";

export type Family = keyof typeof families;
/** A share of the height, a place along the axles, degrees or inches. */
export type Proportion = Exclude<keyof (typeof families)[Family], "size">;

/** Small enough to travel with each car. */
export interface Look {
  family: string;
  /** Length, height, wheelbase, ground clearance and width, in inches. */
  size: number[];
  doors: number;
  own: Record<string, number>;
  marks: string[];
  /** The catalog lacks the height, so the size is the family's. */
  typical?: boolean | undefined;
  /** URL of a photo to show instead. */
  photo?: string | undefined;
  /** The catalog states the clearance. */
  stated?: boolean | undefined;
}

/** Matched by the first word the body style contains. */
const kinds = styles as readonly { word: string; family: string; doors: number; own: object }[];

export function lookOfStyle(style: string) {
  const { family = "sedan", doors = 4, own = {} } = kinds.find(({ word }) => style.toLowerCase().includes(word)) ?? {};
  const named = family as Family;
  return { family: named, size: typicalSize(named), doors, own: { ...own }, marks: [], typical: true };
}

export function typicalSize(family: Family): number[] {
  return families[family].size;
}

export type Frame = ReturnType<typeof frameOf>;

export function frameOf(look: Look) {
  const family = look.family in families ? (look.family as Family) : "sedan";
  const { size: _, ...usual } = families[family];
  const [length = 0, height = 0, wheelbase = 0, clearance = 0, width = 0] = look.size;
  const all: Record<Proportion, number> = { ...usual, ...look.own };
  const marks: ReadonlySet<string> = new Set(look.marks);
  const front = (length - wheelbase) * all.over;
  const rear = front + wheelbase;
  // Keeps wheels inside the body even with wrong data.
  all.tire = Math.min(all.tire, (1.8 * Math.min(front, length - rear)) / height);
  /** A spare wheel sits behind the body. */
  const body = length - (marks.has("spare") ? 8 : 0);
  /** Maps -1 to the nose, 0 to the front axle, 1 to the rear axle, 2 to the tail. */
  const at = (place: number) =>
    place <= 0 ? front * (1 + place) : place <= 1 ? front + wheelbase * place : rear + (body - rear) * (place - 1);
  const sizes = { length, height, wheelbase, clearance, width, front, rear, body, bottom: clearance + all.low };
  const slope = Math.tan((all.lean * Math.PI) / 180);
  return { ...all, ...sizes, family, doors: look.doors, marks, at, slope };
}
