/** How a thing looks. Small enough to travel with each. */
export interface Look {
  family: string;
  /** Length, height, wheelbase, ground clearance and width, in inches. */
  size: number[];
  doors: number;
  own: Record<string, number>;
  marks: string[];
  /** The catalog doesn't state the size, so it's the family's. */
  typical?: boolean | undefined;
  /** URL of a photo to show instead. */
  photo?: string | undefined;
  /** The catalog states the clearance. */
  stated?: boolean | undefined;
}

/** SVG paths in inches: x from the left, y down from 0 at the ground, so it is negative. */
export interface SideView {
  length: number;
  height: number;
  body: string;
  glass: string;
  /** Plastic on the sill and arches, and a dark last pillar. */
  cladding: string;
  spare: string;
  lamps: string;
  /** Thin lines: doors, handles, bed front. */
  lines: string;
  /** Thick lines: rails, a wing, an open product's windscreen and seats. */
  edges: string;
  wheels: { x: number; radius: number }[];
}

/** Where things are shown side by side. In inches. */
export interface Garage {
  length: number;
  walls: number;
  ridge: number;
}
