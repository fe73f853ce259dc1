import lines from "./lines.json";
import { doorsOf, type Family, familyOf, type Look, ownOfStyle, type Proportion, typicalSize } from "./look";

/** What is set by hand for a line, from a model year on: what its numbers alone don't show. */
interface LineShape {
  from?: number;
  family?: Family;
  /** Shared with another line: its shape of the same years, before these numbers. */
  like?: string;
  marks?: string;
  /** Height as a share of length, for the drawing alone, where the catalog has none. */
  tall?: number;
}
type HandSet = LineShape & Partial<Record<Proportion, number>>;

const handSet = lines as unknown as Readonly<Record<string, readonly HandSet[]>>;

/** What a look is made from, as the catalog states it. */
export interface Measured {
  make: string;
  model: string;
  year: number;
  style: string;
  doors: number | null;
  length: number | null;
  height: number | null;
  wheelbase: number | null;
  clearance: number | null;
  width: number | null;
}

/** Families that share body styles: a shape set by hand holds for cars of its own group alone. */
const groups: readonly (readonly Family[])[] = [
  ["crossover", "coupeSuv", "boxy"],
  ["hatch", "wagon", "monobox"],
  ["minivan", "van"],
];

function sameGroup(a: Family, b: Family): boolean {
  return a === b || groups.some((group) => group.includes(a) && group.includes(b));
}

/** The look of a car of the catalog. */
export function lookOf(car: Measured): Look {
  const usual = familyOf(car.style);
  const set = shapeOf(`${car.make} ${car.model}`, car.year, usual);
  const { family: named, from: _from, like: _like, marks = "", tall, ...numbers } = set ?? {};
  const family = named ?? lowFamily(usual, car);
  const size = sizeOf(car, family, tall);
  return {
    family,
    size: size ?? typicalSize(family),
    doors: car.doors ?? doorsOf(car.style),
    own: { ...numbers, ...ownOfStyle(car.style) },
    marks: marks.split(" ").filter(Boolean),
    ...(size ? {} : { typical: true }),
    ...(car.clearance === null ? {} : { stated: true }),
  };
}

/** How each body style of a line looks in its newest version, the one the catalog says most of; the most frequent style first. */
export function newestLooks(line: readonly Measured[]): { style: string; look: Look }[] {
  const styles = new Map<string, Measured[]>();
  for (const each of line) styles.set(each.style, [...(styles.get(each.style) ?? []), each]);
  return [...styles]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([style, alike]) => {
      const rank = (each: Measured) =>
        (each.height === null ? 0 : 10_000) + each.year + (each.clearance === null ? 0 : 0.5);
      return alike
        .sort((a, b) => rank(b) - rank(a))
        .slice(0, 1)
        .map((newest) => ({ style, look: lookOf(newest) }));
    });
}

/** The shape of the line whose name begins this one's, word by word, and is the longest: a RAV4 Hybrid is a RAV4. */
function shapeOf(name: string, year: number, usual: Family): HandSet | undefined {
  const words = name.split(" ");
  for (let count = words.length; count > 1; count--) {
    for (const shape of handSet[words.slice(0, count).join(" ")] ?? []) {
      if (year < (shape.from ?? 0)) continue;
      const other = shape.like ? shapeOf(shape.like, year, usual) : {};
      if (other && sameGroup(shape.family ?? other.family ?? usual, usual)) return { ...other, ...shape };
    }
  }
  return undefined;
}

/** An SUV hardly taller than a car has a sloping roof. */
function lowFamily(usual: Family, { height, length }: Measured): Family {
  return usual === "crossover" && height && length && height / length < 0.337 ? "coupeSuv" : usual;
}

/** Sizes of the car; its family's proportions where one is missing. `null` without a height, which is never guessed. */
function sizeOf(car: Measured, family: Family, tall: number | undefined): number[] | null {
  const [usualLength = 1, , usualWheelbase = 1, usualClearance = 1, usualWidth = 1] = typicalSize(family);
  const length = car.length ?? (car.wheelbase === null ? null : (car.wheelbase * usualLength) / usualWheelbase);
  const height = car.height ?? (tall && length ? Math.round(tall * length * 10) / 10 : null);
  if (length === null || height === null) return null;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [
    round(length),
    height,
    car.wheelbase ?? round((length * usualWheelbase) / usualLength),
    car.clearance ?? usualClearance,
    car.width ?? usualWidth,
  ];
}
