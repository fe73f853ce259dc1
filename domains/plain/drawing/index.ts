import type { Garage, Look, SideView } from "@/domains/look";

export const garage: Garage | undefined = undefined;

/** A plain tag, as nothing is known of how a thing looks. */
export function lookOfStyle(style: string): Look {
  return { family: style.toLowerCase(), size: [140, 100, 0, 0, 140], doors: 0, own: {}, marks: [], typical: true };
}

const tag = (inset: number) =>
  `M${inset} -50L${40 - inset / 4} ${-100 + inset}H${140 - inset}V${-inset}H${40 - inset / 4}Z`;

export function sideView({ size: [length = 0, height = 0] }: Look, _drawn: number): SideView {
  const drawn = { length, height, body: tag(0), glass: tag(14) };
  return { ...drawn, cladding: "", spare: "", lamps: "", lines: "", edges: "", wheels: [] };
}

export function frontView({ size: [width = 0, height = 0] }: Look) {
  return { width, height, body: tag(0), glass: tag(14), lamps: "", plate: "", cladding: "", tires: "" };
}
