import { type MakeTable, over } from "@/domains/cars/catalog/make-table";

export const scion: MakeTable = {
  make: "Scion",
  lines: [
    {
      model: "FR-S",
      salesThousands: 10,
      categories: ["Performance"],
      generations: [
        {
          years: [2015, 2016],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: {
              seats: 4,
              length: 166.7,
              width: 69.9,
              height: 50.6,
              wheelbase: 101.2,
              clearance: 4.9,
              cargo: 6.9,
              weight: 2758,
            },
            engines: { at: { weight: 2806 } },
            standard: { heatedSeats: ["Release Series 2.0"], leather: ["Release Series 2.0"] },
          },
          engines: {
            mt: { fuel: "premium", hp: 200, cylinders: 4, gearbox: "manual", drive: "rwd", mpg: [22, 30] },
            at: { fuel: "premium", hp: 200, cylinders: 4, gearbox: "auto", drive: "rwd", mpg: [25, 34] },
          },
          trims: [
            ["Base", "mt", [24900, 25305]],
            ["Release Series 2.0", "mt", [null, 29510]],
            ["Base", "at", over("Base", "mt", 1100)],
            ["Release Series 1.0", "at", [31090, null]],
          ],
        },
      ],
    },
    {
      model: "tC",
      salesThousands: 15,
      generations: [
        {
          years: [2015, 2016],
          style: "2dr Hatchback",
          doors: 2,
          size: "Compact",
          facts: {
            all: {
              seats: 5,
              length: 174,
              width: 70.7,
              height: 55.7,
              wheelbase: 106.3,
              clearance: 5.7,
              cargo: 14.7,
              weight: 3060,
            },
            engines: { at: { weight: 3102 } },
            standard: { sunroof: ["all"] },
          },
          engines: {
            mt: { fuel: "regular", hp: 179, cylinders: 4, gearbox: "manual", drive: "fwd", mpg: [23, 31] },
            at: { fuel: "regular", hp: 179, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [23, 31] },
          },
          trims: [
            ["Base", "mt", [19210, 19385]],
            ["Release Series 9.0", "mt", [22070, null]],
            ["Base", "at", over("Base", "mt", 1150)],
            ["Release Series 10.0", "at", [null, 22335]],
          ],
        },
      ],
    },
    {
      model: "xB",
      salesThousands: 15,
      generations: [
        {
          years: [2015, 2015],
          style: "Wagon",
          doors: 4,
          size: "Compact",
          facts: {
            all: { seats: 5, length: 167.3, width: 69.3, height: 63.4, wheelbase: 102.4, cargo: 11.6, weight: 3027 },
            engines: { at: { weight: 3084 } },
          },
          engines: {
            mt: { fuel: "regular", hp: 158, cylinders: 4, gearbox: "manual", drive: "fwd", mpg: [22, 28] },
            at: { fuel: "regular", hp: 158, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [22, 28] },
          },
          trims: [
            ["Base", "mt", [16970]],
            ["Base", "at", over("Base", "mt", 950)],
            ["686 Parklan Edition", "at", [19685]],
          ],
        },
      ],
    },
    {
      model: "iQ",
      salesThousands: 2,
      generations: [
        {
          years: [2015, 2015],
          style: "2dr Hatchback",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 4, length: 120.1, width: 66.1, height: 59.1, wheelbase: 78.7, cargo: 3.5, weight: 2127 },
          },
          engines: {
            cvt: { fuel: "regular", hp: 94, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [36, 37] },
          },
          trims: [["Base", "cvt", [15665]]],
        },
      ],
    },
    {
      model: "iA",
      salesThousands: 25,
      generations: [
        {
          years: [2016, 2016],
          style: "Sedan",
          doors: 4,
          size: "Compact",
          facts: {
            all: {
              seats: 5,
              length: 171.7,
              width: 66.7,
              height: 58.5,
              wheelbase: 101.2,
              clearance: 5.5,
              cargo: 13.5,
              weight: 2385,
            },
            engines: { at: { weight: 2416 } },
          },
          engines: {
            mt: { fuel: "regular", hp: 106, cylinders: 4, gearbox: "manual", drive: "fwd", mpg: [31, 41] },
            at: { fuel: "regular", hp: 106, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [33, 42] },
          },
          trims: [
            ["Base", "mt", [15700]],
            ["Base", "at", over("Base", "mt", 1100)],
          ],
        },
      ],
    },
    {
      model: "iM",
      salesThousands: 20,
      generations: [
        {
          years: [2016, 2016],
          style: "4dr Hatchback",
          doors: 4,
          size: "Compact",
          facts: {
            all: {
              seats: 5,
              length: 170.5,
              width: 69.3,
              height: 55.3,
              wheelbase: 102.4,
              clearance: 5.5,
              cargo: 20.8,
              weight: 2943,
            },
            engines: { cvt: { weight: 3031 } },
          },
          engines: {
            mt: { fuel: "regular", hp: 137, cylinders: 4, gearbox: "manual", drive: "fwd", mpg: [27, 36] },
            cvt: { fuel: "regular", hp: 137, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [28, 37] },
          },
          trims: [
            ["Base", "mt", [18460]],
            ["Base", "cvt", over("Base", "mt", 740)],
          ],
        },
      ],
    },
  ],
};
