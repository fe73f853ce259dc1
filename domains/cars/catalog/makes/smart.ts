import { type MakeTable, over } from "@/domains/cars/catalog/make-table";

export const smart: MakeTable = {
  make: "smart",
  lines: [
    {
      model: "fortwo",
      salesThousands: 3,
      generations: [
        {
          years: [2015, 2015],
          style: "2dr Hatchback",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 106.1, width: 61.4, height: 60.7, wheelbase: 73.5, cargo: 7.8, weight: 1808 },
            bodies: { Convertible: { weight: 1874 } },
          },
          engines: {
            petrol: { fuel: "premium", hp: 70, cylinders: 3, gearbox: "dct", drive: "rwd", mpg: [34, 38] },
          },
          trims: [
            ["pure coupe", "petrol", [13270]],
            ["passion coupe", "petrol", [14930]],
            ["passion cabriolet", "petrol", [17930], { style: "Convertible" }],
          ],
        },
        {
          years: [2016, 2017],
          style: "2dr Hatchback",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 106.1, width: 65.5, height: 61.2, wheelbase: 73.7, cargo: 9.2, weight: 1984 },
            bodies: { Convertible: { cargo: 8.8 } },
            engines: { dct: { weight: 2050 } },
            standard: { heatedSeats: ["prime coupe", "prime cabrio"], leather: ["prime coupe", "prime cabrio"] },
          },
          engines: {
            manual: {
              fuel: "premium",
              hp: 89,
              cylinders: 3,
              gearbox: "manual",
              drive: "rwd",
              mpg: { 2016: [32, 39], 2017: [31, 38] },
            },
            dct: {
              fuel: "premium",
              hp: 89,
              cylinders: 3,
              gearbox: "dct",
              drive: "rwd",
              mpg: { 2016: [34, 39], 2017: [33, 38] },
            },
          },
          trims: [
            ["pure coupe", "manual", [14650, 14650]],
            ["pure coupe", "dct", over("pure coupe", "manual", 990)],
            ["passion coupe", "manual", [16080, 16080]],
            ["prime coupe", "dct", [18520, 18520]],
            ["passion cabrio", "dct", [null, 20290], { style: "Convertible" }],
            ["prime cabrio", "dct", [null, 21740], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "fortwo electric drive",
      salesThousands: 1,
      generations: [
        {
          years: [2015, 2016],
          style: "2dr Hatchback",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 106.1, width: 61.4, height: 61.6, wheelbase: 73.5, cargo: 7.8, weight: 2094 },
            bodies: { Convertible: { weight: 2138 } },
            range: { ev: 68 },
          },
          engines: {
            ev: { fuel: "electric", hp: 74, cylinders: null, gearbox: "direct", drive: "rwd", mpg: [122, 93] },
          },
          trims: [
            ["coupe", "ev", [25000, 25000]],
            ["cabriolet", "ev", [28000, null], { style: "Convertible" }],
          ],
        },
        {
          years: [2017, 2018],
          style: "2dr Hatchback",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 106.1, width: 65.5, height: 61.2, wheelbase: 73.7, cargo: 9.2, weight: 2383 },
            engines: { cabrio: { cargo: 8.8, weight: 2438 } },
            range: { ev: 58, cabrio: 57 },
            standard: { heatedSeats: ["prime coupe", "prime cabrio"], leather: ["prime coupe", "prime cabrio"] },
          },
          engines: {
            ev: { fuel: "electric", hp: 80, cylinders: null, gearbox: "direct", drive: "rwd", mpg: [124, 94] },
            cabrio: { fuel: "electric", hp: 80, cylinders: null, gearbox: "direct", drive: "rwd", mpg: [112, 91] },
          },
          trims: [
            ["pure coupe", "ev", [23800, 23900]],
            ["passion coupe", "ev", [24750, 25390]],
            ["prime coupe", "ev", [26740, 26690]],
            ["passion cabrio", "cabrio", [null, 29590], { style: "Convertible" }],
            ["prime cabrio", "cabrio", [null, 30890], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "EQ fortwo",
      salesThousands: 0.5,
      generations: [
        {
          years: [2019, 2019],
          style: "2dr Hatchback",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 106.1, width: 65.5, height: 61.2, wheelbase: 73.7, cargo: 9.2, weight: 2383 },
            engines: { cabrio: { cargo: 8.8, weight: 2438 } },
            range: { ev: 58, cabrio: 57 },
            standard: { heatedSeats: ["prime coupe"], leather: ["prime coupe"] },
          },
          engines: {
            ev: { fuel: "electric", hp: 80, cylinders: null, gearbox: "direct", drive: "rwd", mpg: [124, 94] },
            cabrio: { fuel: "electric", hp: 80, cylinders: null, gearbox: "direct", drive: "rwd", mpg: [112, 91] },
          },
          trims: [
            ["pure coupe", "ev", [23900]],
            ["prime coupe", "ev", [26690]],
            ["passion cabrio", "cabrio", [28100], { style: "Convertible" }],
          ],
        },
      ],
    },
  ],
};
