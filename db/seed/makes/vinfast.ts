import type { MakeTable } from "@/db/seed/make-table";

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
