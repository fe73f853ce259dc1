import type { Look } from "@/domains/look";
import lines from "./lines.json";
import { type Family, lookOfStyle, type Proportion, typicalSize } from "./outline";

/** Values set by hand from a model year on. Measures alone don't show them. */
interface HandSet extends Partial<Record<Proportion, number>> {
  from?: number;
  family?: Family;
  /** Starts from another line's shape in the same years. */
  like?: string;
  marks?: string;
  /** Height as a share of length, if the height is unknown. */
  tall?: number;
}

const handSet = lines as Readonly<Record<string, readonly object[]>> as Readonly<Record<string, readonly HandSet[]>>;

type Measure = "length" | "height" | "wheelbase" | "clearance" | "width" | "doors";
export type Measured = Record<"make" | "model" | "style", string> & { year: number } & Record<Measure, number | null>;

/** A shape set by hand applies only within its group. */
const groups = [
  ["crossover", "coupeSuv", "boxy"],
  ["hatch", "wagon", "monobox"],
  ["minivan", "van"],
];

function sameGroup(a: Family, b: Family): boolean {
  return a === b || groups.some((group) => group.includes(a) && group.includes(b));
}

export function lookOf(car: Measured): Look {
  const usual = lookOfStyle(car.style);
  const set = shapeOf(`${car.make} ${car.model}`, car.year, usual.family) ?? {};
  const { family = lowFamily(usual.family, car), from: _from, like: _like, marks = "", tall, ...numbers } = set;
  const size = sizeOf(car, family, tall);
  return {
    family,
    size: size ?? typicalSize(family),
    doors: car.doors ?? usual.doors,
    own: { ...numbers, ...usual.own },
    marks: marks.split(" ").filter(Boolean),
    ...(size ? {} : { typical: true }),
    ...(car.clearance === null ? {} : { stated: true }),
  };
}

export function newestLooks(line: readonly Measured[]): { style: string; look: Look }[] {
  const rank = ({ height, year, clearance }: Measured) => (height ? 10_000 : 0) + year + (clearance ? 0.5 : 0);
  const styles = new Map<string, Measured[]>();
  for (const each of line) styles.set(each.style, [...(styles.get(each.style) ?? []), each]);
  return [...styles.values()]
    .sort((a, b) => b.length - a.length)
    .flatMap((alike) => alike.sort((a, b) => rank(b) - rank(a)).slice(0, 1))
    .map((newest) => ({ style: newest.style, look: lookOf(newest) }));
}

/** Uses the longest line name that starts this name, by word: a RAV4 Hybrid is a RAV4. */
function shapeOf(name: string, year: number, usual: Family): HandSet | undefined {
  const words = name.split(" ");
  for (let count = words.length; count > 0; count--) {
    for (const shape of handSet[words.slice(0, count).join(" ")] ?? []) {
      if (year < (shape.from ?? 0)) continue;
      const other = shape.like ? shapeOf(shape.like, year, usual) : {};
      if (other && sameGroup(shape.family ?? other.family ?? usual, usual)) return { ...other, ...shape };
    }
  }
  return undefined;
}

/** An SUV barely taller than a car has a sloping roof. */
function lowFamily(usual: Family, { height, length }: Measured): Family {
  return usual === "crossover" && height && length && height / length < 0.337 ? "coupeSuv" : usual;
}

/** Fills missing measures from the family. `null` without a height, which is never guessed. */
function sizeOf(car: Measured, family: Family, tall = 0): number[] | null {
  const [usualLength = 1, , usualWheelbase = 1, usualClearance = 1, usualWidth = 1] = typicalSize(family);
  const share = usualLength / usualWheelbase;
  const length = car.length ?? (car.wheelbase ?? 0) * share;
  const height = car.height ?? tall * length;
  if (length === 0 || height === 0) return null;
  return [
    length,
    height,
    car.wheelbase ?? length / share,
    car.clearance ?? usualClearance,
    car.width ?? usualWidth,
  ].map((inches) => Math.round(inches * 10) / 10);
}
