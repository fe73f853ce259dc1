import { type MakeTable, over } from "@/db/seed/make-table";

export const chrysler: MakeTable = {
  make: "Chrysler",
  lines: [
    {
      model: "200",
      salesThousands: 150,
      generations: [
        {
          years: [2015, 2017],
          style: "Sedan",
          doors: 4,
          size: "Midsize",
          engines: {
            "2.4": { fuel: "regular", hp: 184, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: { 2015: [23, 36] } },
            "3.6": {
              fuel: "flex",
              hp: 295,
              cylinders: 6,
              gearbox: "auto",
              drive: "fwd",
              mpg: { 2015: [19, 32], 2017: [19, 30] },
            },
            "3.6 AWD": {
              fuel: "flex",
              hp: 295,
              cylinders: 6,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2015: [18, 29], 2016: [18, 28] },
            },
          },
          trims: [
            ["LX", "2.4", [21700, 21995, 22115]],
            ["C", "2.4", [26695, 27570, 27495]],
            ["Limited V6", "3.6", [25205, 26040, 25945]],
            ["C V6", "3.6", [28645, 29520, 29445]],
            ["S AWD", "3.6 AWD", [28695, 29795, null]],
          ],
        },
      ],
    },
    {
      model: "300",
      salesThousands: 45,
      generations: [
        {
          years: [2015, 2018],
          style: "Sedan",
          doors: 4,
          size: "Large",
          engines: {
            "3.6": {
              fuel: "flex",
              hp: 292,
              cylinders: 6,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2015: [19, 31], 2017: [19, 30] },
            },
            "3.6 AWD": { fuel: "flex", hp: 292, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [18, 27] },
            "5.7": { fuel: "regular", hp: 363, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: [16, 25] },
          },
          trims: [
            ["Touring", "3.6", [null, null, null, 28995]],
            ["Limited", "3.6", [31395, 32260, 32340, 36595]],
            ["C", "3.6", [37895, 38335, null, null]],
            ["Touring AWD", "3.6 AWD", over("Touring", "3.6", 2900)],
            ["S AWD", "3.6 AWD", [37395, 37890, 37975, 38195]],
            ["Limited AWD", "3.6 AWD", [33895, 34760, 34840, 39495]],
            ["S V8", "5.7", [37895, 38390, 38475, 38295]],
            ["C Platinum V8", "5.7", [45395, 45835, 45940, null]],
          ],
        },
        {
          years: [2019, 2023],
          style: "Sedan",
          doors: 4,
          size: "Large",
          engines: {
            "3.6": { fuel: "regular", hp: 292, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: [19, 30] },
            "3.6 AWD": { fuel: "regular", hp: 292, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [18, 27] },
            "5.7": { fuel: "regular", hp: 363, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: [16, 25] },
            "6.4": { fuel: "premium-recommended", hp: 485, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: [15, 24] },
          },
          trims: [
            ["Touring", "3.6", [29220, 29590, 31430, 32365, 33220]],
            ["Limited", "3.6", [37320, 37690, null, null, null]],
            ["Touring AWD", "3.6 AWD", over("Touring", "3.6", 3000)],
            ["Touring L AWD", "3.6 AWD", [null, 34995, 36530, 37530, 38375]],
            ["S V8", "5.7", [39570, 40185, 41055, 43425, 46765]],
            ["C V8", "5.7", [41995, 42365, null, null, null]],
            ["C 6.4", "6.4", [null, null, null, null, 55000], { add: ["High-Performance"] }],
          ],
        },
      ],
    },
    {
      model: "Town and Country",
      salesThousands: 90,
      generations: [
        {
          years: [2015, 2016],
          style: "Passenger Minivan",
          doors: 4,
          size: "Midsize",
          engines: {
            "3.6": { fuel: "flex", hp: 283, cylinders: 6, gearbox: "auto", drive: "fwd", mpg: [17, 25] },
          },
          trims: [
            ["LX", "3.6", [29995, 29995]],
            ["Touring", "3.6", [31095, 31095]],
            ["Touring-L", "3.6", [34995, 34995]],
            ["Limited", "3.6", [39995, null]],
            ["Limited Platinum", "3.6", [42195, null]],
          ],
        },
      ],
    },
    {
      model: "Pacifica",
      salesThousands: 95,
      generations: [
        {
          years: [2017, 2026],
          style: "Passenger Minivan",
          doors: 4,
          size: "Large",
          engines: {
            "3.6": {
              fuel: "regular",
              hp: 287,
              cylinders: 6,
              gearbox: "auto",
              drive: "fwd",
              mpg: { 2017: [18, 28], 2018: [19, 28] },
            },
            "3.6 AWD": { fuel: "regular", hp: 287, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [17, 25] },
          },
          trims: [
            ["LX", "3.6", [28595, 26995, 26985, null, null, null, null, null, null, null]],
            ["Touring", "3.6", [30495, 28995, 29035, 33745, 35045, null, null, null, null, null]],
            ["Touring Plus", "3.6", [null, 30995, 31535, null, null, null, null, null, null, null]],
            ["Touring L", "3.6", [34495, 34495, 34735, 35995, 37595, 37020, 39400, 39400, null, null]],
            ["Touring L Plus", "3.6", [37895, 38595, 38795, 39795, null, null, null, null, null, null]],
            ["Limited", "3.6", [42495, 43295, 43795, 44445, 46940, 47645, 49355, 48290, null, null]],
            ["Touring AWD", "3.6 AWD", over("Touring", "3.6", 2995, [2021, 2021])],
            ["Limited AWD", "3.6 AWD", over("Limited", "3.6", 2995, [2021, 2024])],
            ["Pinnacle AWD", "3.6 AWD", [null, null, null, null, 55335, 55165, 56820, 56385, null, null]],
          ],
        },
      ],
    },
    {
      model: "Pacifica Hybrid",
      salesThousands: 25,
      generations: [
        {
          years: [2017, 2025],
          style: "Passenger Minivan",
          doors: 4,
          size: "Large",
          engines: {
            "plug-in": {
              fuel: "regular",
              hp: 260,
              cylinders: 6,
              gearbox: "auto",
              drive: "fwd",
              mpg: { 2017: [32, 33], 2019: [29, 30] },
              hybrid: "plug-in",
            },
          },
          trims: [
            ["Touring", "plug-in", [null, null, null, 39995, 39995, null, null, null, null]],
            ["Premium", "plug-in", [41995, null, null, null, null, null, null, null, null]],
            ["Touring L", "plug-in", [null, 41995, 42195, 41995, 42400, 46978, 49600, null, null]],
            ["Platinum", "plug-in", [44995, null, null, null, null, null, null, null, null]],
            ["Limited", "plug-in", [null, 44995, 45195, 45845, 45990, 50230, 52855, null, null]],
            ["Select", "plug-in", [null, null, null, null, null, null, null, 51055, 51055]],
            ["Pinnacle", "plug-in", [null, null, null, null, 52340, 55380, 57855, 58800, null]],
          ],
        },
      ],
    },
    {
      model: "Voyager",
      salesThousands: 20,
      generations: [
        {
          years: [2020, 2022],
          style: "Passenger Minivan",
          doors: 4,
          size: "Large",
          engines: {
            "3.6": { fuel: "regular", hp: 287, cylinders: 6, gearbox: "auto", drive: "fwd", mpg: [19, 28] },
          },
          trims: [
            ["L", "3.6", [26985, 27235, null]],
            ["LX", "3.6", [28485, 29870, 32295]],
            ["LXI", "3.6", [31595, 32100, null]],
          ],
        },
      ],
    },
  ],
};
