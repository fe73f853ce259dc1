import type { MakeTable } from "@/domains/cars/catalog/make-table";

export const vinfast: MakeTable = {
  make: "VinFast",
  lines: [
    {
      model: "VF 8",
      salesThousands: 3,
      categories: ["Crossover"],
      generations: [
        {
          years: [2023, 2024],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          facts: {
            all: {
              seats: 5,
              length: 187,
              width: 76.1,
              height: 65.6,
              wheelbase: 116.1,
              clearance: 7.1,
              cargo: 13.3,
              weight: 5600,
            },
            engines: { plus: { weight: 5683 } },
            range: { eco: 264, plus: 243 },
            standard: { adaptiveCruise: ["all"], heatedSeats: ["all"], sunroof: ["Plus"], blindSpot: ["all"] },
          },
          engines: {
            eco: {
              fuel: "electric",
              hp: 348,
              cylinders: null,
              gearbox: "direct",
              drive: "awd",
              mpg: { 2023: [91, 78] },
            },
            plus: {
              fuel: "electric",
              hp: 402,
              cylinders: null,
              gearbox: "direct",
              drive: "awd",
              mpg: { 2023: [85, 73] },
            },
          },
          trims: [
            ["Eco", "eco", [49000, 46000]],
            ["Plus", "plus", [56000, 50000]],
          ],
        },
      ],
    },
    {
      model: "VF 9",
      salesThousands: 0.3,
      categories: ["Crossover"],
      generations: [
        {
          years: [2024, 2024],
          style: "4dr SUV",
          doors: 4,
          size: "Large",
          facts: {
            all: { seats: 7, length: 201.5, width: 78.9, height: 66.7, wheelbase: 124, cargo: 14.9, weight: 6326 },
            range: { eco: 330 },
            standard: { adaptiveCruise: ["all"], heatedSeats: ["all"], blindSpot: ["all"] },
          },
          engines: {
            eco: { fuel: "electric", hp: 402, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
          },
          trims: [
            ["Eco", "eco", [69800]],
            ["Plus", "eco", [73800]],
          ],
        },
      ],
    },
  ],
};
