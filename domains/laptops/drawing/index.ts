import type { Garage, Look, SideView } from "@/domains/look";

export { frontView, sideView };

/** Laptops are shown side by side without one. */
export const garage: Garage | undefined = undefined;

/** Drawn units in an inch, so that a laptop is about as wide as other packs' things. */
const unit = 12;
/** The screen's share of its diagonal, at 16 to 10. */
const [across, upright] = [0.848, 0.53];

/** The usual screen by kind, in inches. */
const usual: readonly (readonly [kind: string, inches: number])[] = [
  ["ultraportable", 13.5],
  ["2-in-1", 14],
  ["business", 14],
  ["chromebook", 14],
  ["gaming", 15.6],
  ["workstation", 16],
  ["", 15.6],
];

export function lookOfStyle(style: string): Look {
  const inches = usual.find(([kind]) => style.toLowerCase().includes(kind))?.[1] ?? 15;
  return { ...lookOfScreen(style, inches), typical: true };
}

/** Opened toward the viewer. A heavy one has a thick base. */
export function lookOfScreen(style: string, inches: number, pounds = 3.5): Look {
  const kind = style.toLowerCase();
  const [width, screen] = [inches * across * unit + 8, inches * upright * unit + 10];
  const base = 12 + Math.min(8, pounds) * 2.2;
  const marks = [...(kind === "gaming" ? ["lit"] : []), ...(kind === "2-in-1" ? ["turns"] : [])];
  const own = { base: Math.round(base), bezel: kind === "chromebook" || kind === "everyday" ? 7 : 4 };
  return { family: kind, size: [width, screen + base, 0, 0, width].map(Math.round), doors: 0, own, marks };
}

const box = (left: number, low: number, right: number, high: number) =>
  `M${left} ${-low}H${right}V${-high}H${left}Z`.replaceAll("--", "");

/** From the front: the lid with its screen, and the base seen from above, narrow at the hinge. */
function sideView({ size: [width = 0, height = 0], own, marks }: Look, drawn: number): SideView {
  const { base = 20, bezel = 4 } = own;
  const inset = width * 0.06;
  const [left, right] = [inset, width - inset];
  const deck = `M${left} ${-base}L0 -6Q0 0 6 0H${width - 6}Q${width} 0 ${width} -6L${right} ${-base}Z`;
  const lid = `M${left} ${-base}V${-height + 6}Q${left} ${-height} ${left + 6} ${-height}H${right - 6}Q${right} ${-height} ${right} ${-height + 6}V${-base}Z`;
  const keys = [0.3, 0.5, 0.7].map((share) => {
    const slope = inset * (1 - share) + width * 0.05;
    const y = -6 - (base - 8) * share;
    return `M${slope} ${y}H${width - slope}`;
  });
  const turned = `M${width / 2 - 14} ${-base}Q${width / 2} ${-base - 9} ${width / 2 + 14} ${-base}`;
  return {
    ...{
      length: width,
      height,
      body: lid + deck,
      glass: box(left + bezel, base + bezel + 2, right - bezel, height - bezel),
    },
    ...{ cladding: "", spare: "", edges: marks.includes("turns") ? turned : "", wheels: [] },
    lamps: marks.includes("lit") && drawn >= 40 ? box(width * 0.1, 3.5, width * 0.9, 1.5) : "",
    lines: drawn >= 60 ? keys.join("") : "",
  };
}

/** Closed, from its edge. */
function frontView({ size: [width = 0], own: { base = 20 } }: Look) {
  const height = base * 0.6;
  const edge = (low: number, high: number) => box(2, low, width - 2, high);
  return {
    ...{ width, height, body: edge(2, height), glass: "", lamps: "", plate: "" },
    ...{
      cladding: edge(height / 2 - 0.6, height / 2 + 0.6),
      tires: box(10, 0, 24, 2) + box(width - 24, 0, width - 10, 2),
    },
  };
}
