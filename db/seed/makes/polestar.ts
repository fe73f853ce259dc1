import type { MakeTable } from "@/db/seed/make-table";

export const polestar: MakeTable = {
  make: "Polestar",
  lines: [
    {
      model: "1",
      salesThousands: 0.1,
      categories: ["Luxury", "High-Performance"],
      generations: [
        {
          years: [2020, 2021],
          style: "Coupe",
          doors: 2,
          size: "Midsize",
          engines: {
            phev: {
              fuel: "premium",
              hp: 619,
              cylinders: 4,
              gearbox: "auto",
              drive: "awd",
              mpg: [22, 30],
              hybrid: "plug-in",
            },
          },
          trims: [["Base", "phev", [155000, 155000]]],
        },
      ],
    },
    {
      model: "2",
      salesThousands: 8,
      categories: ["Luxury"],
      generations: [
        {
          years: [2021, 2023],
          style: "4dr Hatchback",
          doors: 4,
          size: "Midsize",
          engines: {
            single: {
              fuel: "electric",
              hp: 231,
              cylinders: null,
              gearbox: "direct",
              drive: "fwd",
              mpg: { 2022: [113, 100] },
            },
            dual: {
              fuel: "electric",
              hp: 408,
              cylinders: null,
              gearbox: "direct",
              drive: "awd",
              mpg: { 2021: [96, 88], 2022: [94, 84], 2023: [104, 94] },
            },
            performance: {
              fuel: "electric",
              hp: 476,
              cylinders: null,
              gearbox: "direct",
              drive: "awd",
              mpg: [104, 95],
            },
          },
          trims: [
            ["Launch Edition", "dual", [59900, null, null], { add: ["Performance"] }],
            ["Long Range Single Motor", "single", [null, 45900, 48400]],
            ["Long Range Dual Motor", "dual", [null, 49900, 51900], { add: ["Performance"] }],
            ["Long Range Dual Motor Performance Pack", "performance", [null, null, 57400], { add: ["Performance"] }],
          ],
        },
        {
          years: [2024, 2025],
          style: "4dr Hatchback",
          doors: 4,
          size: "Midsize",
          engines: {
            single: { fuel: "electric", hp: 299, cylinders: null, gearbox: "direct", drive: "rwd", mpg: [124, 106] },
            dual: { fuel: "electric", hp: 421, cylinders: null, gearbox: "direct", drive: "awd", mpg: [111, 98] },
            performance: { fuel: "electric", hp: 455, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
          },
          trims: [
            ["Long Range Single Motor", "single", [49900, null]],
            ["Long Range Dual Motor", "dual", [52900, 64800], { add: ["Performance"] }],
            ["Long Range Dual Motor Performance Pack", "performance", [58900, null], { add: ["Performance"] }],
          ],
        },
      ],
    },
    {
      model: "3",
      salesThousands: 4,
      categories: ["Luxury", "Crossover"],
      generations: [
        {
          years: [2025, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            single: { fuel: "electric", hp: 299, cylinders: null, gearbox: "direct", drive: "rwd", mpg: null },
            dual: { fuel: "electric", hp: 489, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
            performance: { fuel: "electric", hp: 517, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
          },
          trims: [
            ["Long Range Single Motor", "single", [67500]],
            ["Long Range Dual Motor", "dual", [73400], { add: ["Performance"] }],
            ["Long Range Dual Motor Performance", "performance", [79400], { add: ["Performance"] }],
          ],
        },
      ],
    },
    {
      model: "4",
      salesThousands: 2,
      categories: ["Luxury", "Crossover"],
      generations: [
        {
          years: [2025, 2026],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            single: { fuel: "electric", hp: 272, cylinders: null, gearbox: "direct", drive: "rwd", mpg: null },
            dual: { fuel: "electric", hp: 544, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
          },
          trims: [
            ["Long Range Single Motor", "single", [null, 56400]],
            ["Long Range Dual Motor", "dual", [null, 62900], { add: ["Performance"] }],
          ],
        },
      ],
    },
  ],
};
