import type { MakeTable } from "@/db/seed/make-table";

export const lucid: MakeTable = {
  make: "Lucid",
  lines: [
    {
      model: "Air",
      salesThousands: 9,
      categories: ["Luxury", "High-Performance"],
      generations: [
        {
          years: [2022, 2026],
          style: "Sedan",
          doors: 4,
          size: "Large",
          engines: {
            "pure-awd": {
              fuel: "electric",
              hp: 480,
              cylinders: null,
              gearbox: "direct",
              drive: "awd",
              mpg: { 2023: [141, 140] },
            },
            pure: {
              fuel: "electric",
              hp: 430,
              cylinders: null,
              gearbox: "direct",
              drive: "rwd",
              mpg: { 2024: [140, 134], 2025: [149, 142] },
            },
            touring: {
              fuel: "electric",
              hp: 620,
              cylinders: null,
              gearbox: "direct",
              drive: "awd",
              mpg: { 2023: [127, 130] },
            },
            gt: {
              fuel: "electric",
              hp: 819,
              cylinders: null,
              gearbox: "direct",
              drive: "awd",
              mpg: { 2022: [130, 132], 2024: [130, 132] },
            },
            "gt-performance": {
              fuel: "electric",
              hp: 1050,
              cylinders: null,
              gearbox: "direct",
              drive: "awd",
              mpg: { 2022: [121, 122] },
            },
            "dream-range": {
              fuel: "electric",
              hp: 933,
              cylinders: null,
              gearbox: "direct",
              drive: "awd",
              mpg: { 2022: [125, 127] },
            },
            dream: {
              fuel: "electric",
              hp: 1111,
              cylinders: null,
              gearbox: "direct",
              drive: "awd",
              mpg: { 2022: [117, 118] },
            },
            sapphire: {
              fuel: "electric",
              hp: 1234,
              cylinders: null,
              gearbox: "direct",
              drive: "awd",
              mpg: { 2024: [108, 101] },
            },
          },
          trims: [
            ["Pure AWD", "pure-awd", [null, 87400, null, null, null]],
            ["Pure", "pure", [null, null, 69900, 69900, 70900]],
            ["Touring", "touring", [null, 107400, 77900, 78900, 79900]],
            ["Grand Touring", "gt", [139000, 138000, 109900, 110900, 114900]],
            ["Grand Touring Performance", "gt-performance", [179000, 179000, null, null, null]],
            ["Dream Edition Range", "dream-range", [169000, null, null, null, null]],
            ["Dream Edition Performance", "dream", [169000, null, null, null, null]],
            ["Sapphire", "sapphire", [null, null, 249000, 249000, 249000], { add: ["Factory Tuner"] }],
          ],
        },
      ],
    },
    {
      model: "Gravity",
      salesThousands: 5,
      categories: ["Luxury", "Performance", "Crossover"],
      generations: [
        {
          years: [2025, 2026],
          style: "4dr SUV",
          doors: 4,
          size: "Large",
          engines: {
            touring: { fuel: "electric", hp: 560, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
            gt: { fuel: "electric", hp: 828, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
          },
          trims: [
            ["Touring", "touring", [null, 79900]],
            ["Grand Touring", "gt", [94900, 94900], { add: ["High-Performance"] }],
          ],
        },
      ],
    },
  ],
};
