import type { MakeTable } from "@/db/seed/make-table";

export const rivian: MakeTable = {
  make: "Rivian",
  lines: [
    {
      model: "R1T",
      salesThousands: 15,
      categories: ["Luxury", "Performance"],
      generations: [
        {
          years: [2022, 2024],
          style: "Crew Cab Pickup",
          doors: 4,
          size: "Large",
          engines: {
            dual: {
              fuel: "electric",
              hp: 533,
              cylinders: null,
              gearbox: "direct",
              drive: "awd",
              mpg: { 2023: [77, 69], 2024: [88, 77] },
            },
            performance: {
              fuel: "electric",
              hp: 665,
              cylinders: null,
              gearbox: "direct",
              drive: "awd",
              mpg: { 2023: [74, 67], 2024: [83, 76] },
            },
            quad: {
              fuel: "electric",
              hp: 835,
              cylinders: null,
              gearbox: "direct",
              drive: "awd",
              mpg: { 2022: [74, 66], 2023: [73, 65] },
            },
          },
          trims: [
            ["Explore", "quad", [67500, null, null]],
            ["Adventure Dual Motor", "dual", [null, 73000, 69900]],
            ["Adventure Dual Motor Large", "dual", [null, 79000, 75900]],
            ["Adventure Performance Dual Motor Large", "performance", [null, 84000, 80900]],
            ["Adventure Quad Motor", "quad", [73000, 87000, 87000]],
          ],
        },
        {
          years: [2025, 2025],
          style: "Crew Cab Pickup",
          doors: 4,
          size: "Large",
          engines: {
            dual: { fuel: "electric", hp: 533, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
            performance: { fuel: "electric", hp: 665, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
            tri: { fuel: "electric", hp: 850, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
            quad: { fuel: "electric", hp: 1025, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
          },
          trims: [
            ["Adventure Dual Standard", "dual", [69900]],
            ["Adventure Dual Max", "dual", [83900]],
            ["Adventure Performance Dual Max", "performance", [88900]],
            ["Ascend Tri Max", "tri", [99900]],
            ["Quad", "quad", [115990], { add: ["High-Performance"] }],
          ],
        },
      ],
    },
    {
      model: "R1S",
      salesThousands: 27,
      categories: ["Luxury", "Performance", "Crossover"],
      generations: [
        {
          years: [2022, 2024],
          style: "4dr SUV",
          doors: 4,
          size: "Large",
          engines: {
            dual: {
              fuel: "electric",
              hp: 533,
              cylinders: null,
              gearbox: "direct",
              drive: "awd",
              mpg: { 2023: [75, 68], 2024: [86, 76] },
            },
            performance: {
              fuel: "electric",
              hp: 665,
              cylinders: null,
              gearbox: "direct",
              drive: "awd",
              mpg: { 2023: [73, 67], 2024: [80, 74] },
            },
            quad: {
              fuel: "electric",
              hp: 835,
              cylinders: null,
              gearbox: "direct",
              drive: "awd",
              mpg: { 2022: [73, 65] },
            },
          },
          trims: [
            ["Explore", "quad", [70000, null, null]],
            ["Adventure Dual Motor", "dual", [null, 78000, 74900]],
            ["Adventure Dual Motor Large", "dual", [null, 84000, 80900]],
            ["Adventure Performance Dual Motor Large", "performance", [null, 89000, 85900]],
            ["Adventure Quad Motor", "quad", [75500, 92000, 92000]],
          ],
        },
        {
          years: [2025, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Large",
          engines: {
            dual: { fuel: "electric", hp: 533, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
            performance: { fuel: "electric", hp: 665, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
            tri: { fuel: "electric", hp: 850, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
            quad: { fuel: "electric", hp: 1025, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
          },
          trims: [
            ["Adventure Dual Standard", "dual", [75900]],
            ["Adventure Dual Max", "dual", [89900]],
            ["Adventure Performance Dual Max", "performance", [94900]],
            ["Ascend Tri Max", "tri", [105900]],
            ["Quad", "quad", [121990], { add: ["High-Performance"] }],
          ],
        },
      ],
    },
  ],
};
