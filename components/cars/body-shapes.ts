import { wordTable } from "@/lib/constraints/word-table";
import drawings from "./body-shapes.json";

/** Outlines of a body seen from its left side, nose to the left, in a frame of 96 by 40 with the ground at 38. */
export interface BodyShape {
  /** Body without the parts behind the wheels, so that arches stay open. */
  body: string;
  /** Windows, doors and edges. */
  lines: string;
  /** Centers of the front and the rear wheel. */
  wheels: readonly number[];
}

/** Every body style of the catalogs; styles that look alike from the side share a drawing. */
const shapes = wordTable<BodyShape>(
  Object.fromEntries(drawings.flatMap(({ styles, ...shape }) => styles.map((style) => [style, shape]))),
);

/** The drawing of a body style by its catalog name or its short name; a style we do not know looks like a sedan. */
export function bodyShape(style: string): BodyShape {
  const found = shapes[style];
  if (found) return found;
  const wanted = style.toLowerCase();
  const alike = Object.keys(shapes).find(
    (name) => name.toLowerCase() === wanted || wanted.includes(name.toLowerCase()),
  );
  return shapes[alike ?? "Sedan"] as BodyShape;
}
