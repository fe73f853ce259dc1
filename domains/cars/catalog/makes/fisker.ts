import type { MakeTable } from "@/domains/cars/catalog/make-table";

export const fisker: MakeTable = {
  make: "Fisker",
  lines: [
    {
      model: "Ocean",
      salesThousands: 2,
      categories: ["Crossover"],
      generations: [
        {
          years: [2023, 2023],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          facts: {
            all: { seats: 5, length: 188, width: 78.5, height: 64.2, wheelbase: 115, cargo: 16.8 },
            engines: { extreme: { weight: 5368, towing: 4012 } },
            range: { sport: 231, ultra: 340, extreme: 360 },
            standard: { heatedSeats: ["all"], sunroof: ["Ultra", "Extreme", "One"], blindSpot: ["all"] },
          },
          engines: {
            sport: { fuel: "electric", hp: 275, cylinders: null, gearbox: "direct", drive: "fwd", mpg: null },
            ultra: { fuel: "electric", hp: 540, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
            extreme: {
              fuel: "electric",
              hp: 564,
              cylinders: null,
              gearbox: "direct",
              drive: "awd",
              mpg: { 2023: [96, 88] },
            },
          },
          trims: [
            ["Sport", "sport", [38999]],
            ["Ultra AWD", "ultra", [52999]],
            ["Extreme AWD", "extreme", [61499]],
            ["One AWD", "extreme", [68999]],
          ],
        },
      ],
    },
  ],
};
