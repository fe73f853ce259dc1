import { type MakeTable, over } from "@/db/seed/make-table";

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
