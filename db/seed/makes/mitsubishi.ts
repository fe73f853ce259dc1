import { type MakeTable, over } from "@/db/seed/make-table";

export const mitsubishi: MakeTable = {
  make: "Mitsubishi",
  lines: [
    {
      model: "Mirage",
      salesThousands: 17,
      generations: [
        {
          years: [2015, 2015],
          style: "4dr Hatchback",
          doors: 4,
          size: "Compact",
          engines: {
            mt: { fuel: "regular", hp: 74, cylinders: 3, gearbox: "manual", drive: "fwd", mpg: [34, 42] },
            cvt: { fuel: "regular", hp: 74, cylinders: 3, gearbox: "auto", drive: "fwd", mpg: [37, 44] },
          },
          trims: [
            ["DE", "mt", [12995]],
            ["DE", "cvt", over("DE", "mt", 1100)],
            ["RF", "cvt", [15450]],
          ],
        },
        {
          years: [2017, 2024],
          style: "4dr Hatchback",
          doors: 4,
          size: "Compact",
          engines: {
            mt: { fuel: "regular", hp: 78, cylinders: 3, gearbox: "manual", drive: "fwd", mpg: { 2017: [33, 41] } },
            cvt: {
              fuel: "regular",
              hp: 78,
              cylinders: 3,
              gearbox: "auto",
              drive: "fwd",
              mpg: { 2017: [37, 43], 2019: [36, 43] },
            },
          },
          trims: [
            ["ES", "mt", [12995, 13395, 13795, 13995, 14295, null, null, null]],
            ["ES", "cvt", [14195, 14595, 14995, 15195, 15495, 15795, 16245, 16695]],
            ["GT", "cvt", [16495, 16595, 16895, 17195, null, null, null, null]],
          ],
        },
      ],
    },
    {
      model: "Mirage G4",
      salesThousands: 10,
      generations: [
        {
          years: [2017, 2024],
          style: "Sedan",
          doors: 4,
          size: "Compact",
          engines: {
            mt: { fuel: "regular", hp: 78, cylinders: 3, gearbox: "manual", drive: "fwd", mpg: [33, 40] },
            cvt: {
              fuel: "regular",
              hp: 78,
              cylinders: 3,
              gearbox: "auto",
              drive: "fwd",
              mpg: { 2017: [35, 42], 2019: [35, 41] },
            },
          },
          trims: [
            ["ES", "mt", [13995, 14395, 14795, 14995, 15295, null, null, null]],
            ["ES", "cvt", [15195, 15595, 15995, 16195, 16495, 16795, 17245, 17695]],
            ["SE", "cvt", [16995, 17095, 17395, 17395, 18495, 18595, 19095, 19395]],
          ],
        },
      ],
    },
    {
      model: "Lancer",
      salesThousands: 15,
      generations: [
        {
          years: [2015, 2017],
          style: "Sedan",
          doors: 4,
          size: "Compact",
          engines: {
            mt: {
              fuel: "regular",
              hp: 148,
              cylinders: 4,
              gearbox: "manual",
              drive: "fwd",
              mpg: { 2015: [25, 34], 2016: [24, 33] },
            },
            cvt: {
              fuel: "regular",
              hp: 148,
              cylinders: 4,
              gearbox: "auto",
              drive: "fwd",
              mpg: { 2015: [26, 34], 2016: [27, 34], 2017: [27, 35] },
            },
            awc: {
              fuel: "regular",
              hp: 168,
              cylinders: 4,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2015: [22, 29], 2016: [23, 31] },
            },
            gtMt: { fuel: "regular", hp: 168, cylinders: 4, gearbox: "manual", drive: "fwd", mpg: [22, 31] },
            gt: { fuel: "regular", hp: 168, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [23, 31] },
            ralliart: { fuel: "premium", hp: 237, cylinders: 4, gearbox: "dct", drive: "awd", mpg: [18, 25] },
          },
          trims: [
            ["ES", "mt", [17395, 17595, 17795]],
            ["ES", "cvt", over("ES", "mt", 1000)],
            ["ES AWC", "awc", [null, 20095, 20295]],
            ["SEL AWC", "awc", [null, 21995, 22095]],
            ["GT", "gtMt", [20295, null, null]],
            ["GT", "gt", over("GT", "gtMt", 1000)],
            ["Ralliart", "ralliart", [29495, null, null], { add: ["Performance", "Factory Tuner"] }],
          ],
        },
      ],
    },
    {
      model: "Lancer Evolution",
      salesThousands: 2,
      categories: ["Performance", "Factory Tuner"],
      generations: [
        {
          years: [2015, 2015],
          style: "Sedan",
          doors: 4,
          size: "Compact",
          engines: {
            mt: { fuel: "premium", hp: 291, cylinders: 4, gearbox: "manual", drive: "awd", mpg: [17, 23] },
            dct: { fuel: "premium", hp: 291, cylinders: 4, gearbox: "dct", drive: "awd", mpg: [17, 22] },
            final: { fuel: "premium", hp: 303, cylinders: 4, gearbox: "manual", drive: "awd", mpg: [17, 23] },
          },
          trims: [
            ["GSR", "mt", [34495]],
            ["MR", "dct", [38495]],
            ["Final Edition", "final", [37995]],
          ],
        },
      ],
    },
    {
      model: "i-MiEV",
      salesThousands: 0.1,
      generations: [
        {
          years: [2016, 2017],
          style: "4dr Hatchback",
          doors: 4,
          size: "Compact",
          engines: {
            ev: {
              fuel: "electric",
              hp: 66,
              cylinders: null,
              gearbox: "direct",
              drive: "rwd",
              mpg: { 2016: [126, 99], 2017: [121, 102] },
            },
          },
          trims: [["ES", "ev", [22995, 22995]]],
        },
      ],
    },
    {
      model: "Outlander Sport",
      salesThousands: 30,
      categories: ["Crossover"],
      generations: [
        {
          years: [2015, 2024],
          style: "4dr SUV",
          doors: 4,
          size: "Compact",
          engines: {
            mt: {
              fuel: "regular",
              hp: 148,
              cylinders: 4,
              gearbox: "manual",
              drive: "fwd",
              mpg: { 2015: [24, 30], 2017: [23, 29] },
            },
            fwd: {
              fuel: "regular",
              hp: 148,
              cylinders: 4,
              gearbox: "auto",
              drive: "fwd",
              mpg: { 2015: [25, 32], 2017: [24, 30] },
            },
            awc: {
              fuel: "regular",
              hp: 148,
              cylinders: 4,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2015: [24, 30], 2017: [23, 29] },
            },
            gtFwd: {
              fuel: "regular",
              hp: 168,
              cylinders: 4,
              gearbox: "auto",
              drive: "fwd",
              mpg: { 2015: [23, 29], 2017: [23, 28] },
            },
            gtAwc: {
              fuel: "regular",
              hp: 168,
              cylinders: 4,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2015: [22, 27], 2016: [23, 28], 2019: [23, 28] },
            },
          },
          trims: [
            ["2.0 ES", "mt", [19295, 19595, 19795, null, null, null, null, null, null, null]],
            ["2.0 ES", "fwd", [20295, 20845, 20995, 20395, 21295, 21295, 20995, null, null, null]],
            ["2.0 SP", "fwd", [null, null, null, null, 22495, 22495, null, null, null, null]],
            ["2.0 LE AWC", "awc", [null, null, null, 23795, null, null, 24295, 25245, 25695, 26345]],
            ["2.0 SE", "awc", [23495, null, null, 24195, null, null, null, null, null, null]],
            ["2.4 ES", "gtFwd", [null, 21845, 21995, null, null, null, null, null, null, null]],
            ["2.4 GT", "gtFwd", [23595, 25395, null, null, 25095, 25095, null, null, null, null]],
            ["2.4 SEL AWC", "gtAwc", [null, 25295, 25295, 26395, null, null, null, 27295, null, null]],
            ["2.4 GT AWC", "gtAwc", [24995, 27095, 26895, null, 26595, 26595, 26495, null, null, null]],
          ],
        },
      ],
    },
    {
      model: "Eclipse Cross",
      salesThousands: 15,
      categories: ["Crossover"],
      generations: [
        {
          years: [2018, 2020],
          style: "4dr SUV",
          doors: 4,
          size: "Compact",
          engines: {
            fwd: { fuel: "regular", hp: 152, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [26, 29] },
            awc: { fuel: "regular", hp: 152, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [25, 26] },
          },
          trims: [
            ["ES", "fwd", [23295, 23595, 22995]],
            ["LE S-AWC", "awc", [24895, 25195, 25895]],
            ["SEL S-AWC", "awc", [27895, 28195, 28695]],
          ],
        },
        {
          years: [2022, 2024],
          style: "4dr SUV",
          doors: 4,
          size: "Compact",
          engines: {
            es: { fuel: "regular", hp: 152, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [26, 29] },
            awc: { fuel: "regular", hp: 152, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [25, 26] },
          },
          trims: [
            ["ES S-AWC", "es", [23695, 25295, 25745]],
            ["LE S-AWC", "awc", [25195, 26445, 26995]],
            ["SEL S-AWC", "awc", [28295, 29345, 29895]],
          ],
        },
      ],
    },
    {
      model: "Outlander",
      salesThousands: 45,
      categories: ["Crossover"],
      generations: [
        {
          years: [2015, 2020],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            fwd: {
              fuel: "regular",
              hp: 166,
              cylinders: 4,
              gearbox: "auto",
              drive: "fwd",
              mpg: { 2015: [25, 31], 2017: [25, 30] },
            },
            awc: { fuel: "regular", hp: 166, cylinders: 4, gearbox: "auto", drive: "awd", mpg: { 2015: [24, 29] } },
            v6: {
              fuel: "premium-recommended",
              hp: 224,
              cylinders: 6,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2015: [20, 28], 2016: [20, 27] },
            },
          },
          trims: [
            ["ES", "fwd", [23195, 22995, 23495, 23945, 24695, 24895]],
            ["SEL S-AWC", "awc", [null, 26995, 26995, 27895, 28595, 28795]],
            ["GT V6 S-AWC", "v6", [28195, 30995, 31695, 32295, 33195, 33395]],
          ],
        },
        {
          years: [2022, 2024],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            fwd: { fuel: "regular", hp: 181, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [24, 31] },
            awc: { fuel: "regular", hp: 181, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [24, 30] },
          },
          trims: [
            ["ES", "fwd", [25795, 27595, 28395]],
            ["SEL S-AWC", "awc", [33745, 35545, 36195]],
          ],
        },
      ],
    },
    {
      model: "Outlander PHEV",
      salesThousands: 8,
      categories: ["Crossover"],
      generations: [
        {
          years: [2018, 2020],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            phev: {
              fuel: "regular",
              hp: 190,
              cylinders: 4,
              gearbox: "auto",
              drive: "awd",
              mpg: [25, 26],
              hybrid: "plug-in",
            },
          },
          trims: [
            ["SEL S-AWC", "phev", [34595, 35795, 36295]],
            ["GT S-AWC", "phev", [40295, 41495, 41995]],
          ],
        },
        {
          years: [2021, 2022],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            phev: {
              fuel: "regular",
              hp: 221,
              cylinders: 4,
              gearbox: "auto",
              drive: "awd",
              mpg: [25, 27],
              hybrid: "plug-in",
            },
          },
          trims: [
            ["SEL S-AWC", "phev", [36295, 36995]],
            ["GT S-AWC", "phev", [41995, 42695]],
          ],
        },
        {
          years: [2023, 2024],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            phev: {
              fuel: "regular",
              hp: 248,
              cylinders: 4,
              gearbox: "auto",
              drive: "awd",
              mpg: [25, 27],
              hybrid: "plug-in",
            },
          },
          trims: [
            ["ES S-AWC", "phev", [39845, 40345]],
            ["SEL S-AWC", "phev", [45845, 46545]],
          ],
        },
      ],
    },
  ],
};
