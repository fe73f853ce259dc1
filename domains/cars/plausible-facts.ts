export type FigureSpan = readonly [low: number, high: number];

export interface BodyRule {
  seats: FigureSpan;
  /** Inches. */
  length: FigureSpan;
  height: FigureSpan;
}

const car: BodyRule = { seats: [2, 5], length: [100, 242], height: [42, 69] };
const tall: BodyRule = { seats: [4, 9], length: [140, 228], height: [54, 83] };
const open: BodyRule = { seats: [2, 5], length: [100, 220], height: [40, 62] };
const van: BodyRule = { seats: [2, 15], length: [180, 290], height: [69, 115] };
const minivan: BodyRule = { seats: [2, 8], length: [170, 212], height: [63, 78] };
const pickup = (seats: FigureSpan): BodyRule => ({ seats, length: [180, 270], height: [62, 84] });

/** Inches and seats. */
export const bodyRules: Readonly<Record<string, BodyRule>> = {
  Sedan: { ...car, height: [50, 66] },
  Coupe: { ...open, height: [40, 62] },
  Convertible: open,
  "4dr Hatchback": car,
  "2dr Hatchback": { ...car, length: [98, 190] },
  Wagon: { ...car, seats: [4, 8], height: [54, 70] },
  "4dr SUV": tall,
  "2dr SUV": { ...tall, seats: [2, 6], height: [58, 78] },
  "Convertible SUV": { ...tall, seats: [4, 5], height: [58, 78] },
  "Crew Cab Pickup": pickup([4, 6]),
  "Extended Cab Pickup": pickup([2, 6]),
  "Regular Cab Pickup": pickup([2, 3]),
  "Passenger Minivan": minivan,
  "Cargo Minivan": minivan,
  "Passenger Van": van,
  "Cargo Van": van,
};

/** Wheelbases agree to half an inch in shared years. */
export const sisters: readonly (readonly [string, string])[] = [
  ["Chevrolet Tahoe", "GMC Yukon"],
  ["Chevrolet Suburban", "GMC Yukon XL"],
  ["Chevrolet Colorado", "GMC Canyon"],
  ["Chevrolet Traverse", "Buick Enclave"],
  ["Subaru BRZ", "Toyota 86"],
  ["Subaru BRZ", "Toyota GR86"],
  ["Hyundai Palisade", "Kia Telluride"],
  ["Chevrolet Trax", "Buick Encore"],
];

interface Described {
  style: string;
  seats: number | null;
  fuelType: string;
  marketCategory: readonly string[];
}

export const saidOf: Readonly<Record<string, { of: string; counts: (car: Described) => boolean }>> = {
  towing: { of: "SUVs and pickups", counts: ({ style }) => /SUV|Pickup/.test(style) },
  range: {
    of: "cars with a plug",
    counts: ({ fuelType, marketCategory }) => fuelType === "electric" || marketCategory.includes("Plug-In Hybrid"),
  },
  cargo: { of: "all but pickups and cargo vans", counts: ({ style }) => !/Pickup|Cargo/.test(style) },
  cargoSecondRow: {
    of: "six seats and more, no vans",
    counts: ({ style, seats }) => (seats ?? 0) > 5 && !/Pickup|Van$/.test(style),
  },
};
