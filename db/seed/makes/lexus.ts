import { type MakeTable, over } from "@/db/seed/make-table";

export const lexus: MakeTable = {
  make: "Lexus",
  lines: [
    {
      model: "IS 250",
      salesThousands: 25,
      categories: ["Luxury"],
      generations: [
        {
          years: [2015, 2015],
          style: "Sedan",
          doors: 4,
          size: "Compact",
          engines: {
            rwd: { fuel: "premium-recommended", hp: 204, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: [21, 30] },
            awd: { fuel: "premium-recommended", hp: 204, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [20, 27] },
          },
          trims: [
            ["Base", "rwd", [36550]],
            ["AWD", "awd", [39085]],
            ["F Sport AWD", "awd", [42205]],
          ],
        },
      ],
    },
    {
      model: "IS 200t",
      salesThousands: 15,
      categories: ["Luxury"],
      generations: [
        {
          years: [2016, 2017],
          style: "Sedan",
          doors: 4,
          size: "Compact",
          engines: {
            rwd: { fuel: "premium", hp: 241, cylinders: 4, gearbox: "auto", drive: "rwd", mpg: [22, 33] },
          },
          trims: [
            ["Base", "rwd", [37325, 37825]],
            ["F Sport", "rwd", [40870, 41370]],
          ],
        },
      ],
    },
    {
      model: "IS 300",
      salesThousands: 16,
      categories: ["Luxury"],
      generations: [
        {
          years: [2016, 2017],
          style: "Sedan",
          doors: 4,
          size: "Compact",
          engines: {
            awd: { fuel: "premium-recommended", hp: 255, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [19, 26] },
          },
          trims: [
            ["AWD", "awd", [39700, 40200]],
            ["F Sport AWD", "awd", [43125, 43625]],
          ],
        },
        {
          years: [2018, 2020],
          style: "Sedan",
          doors: 4,
          size: "Compact",
          engines: {
            rwd: {
              fuel: "premium",
              hp: 241,
              cylinders: 4,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2018: [22, 32], 2019: [21, 30] },
            },
            awd: { fuel: "premium-recommended", hp: 260, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [19, 26] },
          },
          trims: [
            ["Base", "rwd", [38310, 38560, 38560]],
            ["F Sport", "rwd", [41355, 41605, 42080]],
            ["AWD", "awd", [40260, 40660, 41060]],
            ["F Sport AWD", "awd", [43355, 43755, 44230]],
          ],
        },
        {
          years: [2021, 2024],
          style: "Sedan",
          doors: 4,
          size: "Compact",
          engines: {
            rwd: { fuel: "premium", hp: 241, cylinders: 4, gearbox: "auto", drive: "rwd", mpg: [21, 31] },
            awd: { fuel: "premium-recommended", hp: 260, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [19, 26] },
          },
          trims: [
            ["Base", "rwd", [39000, 39300, 40185, 40560]],
            ["AWD", "awd", [41000, 41300, 42185, 42560]],
          ],
        },
      ],
    },
    {
      model: "IS 350",
      salesThousands: 10,
      categories: ["Luxury", "Performance"],
      generations: [
        {
          years: [2015, 2017],
          style: "Sedan",
          doors: 4,
          size: "Compact",
          engines: {
            rwd: { fuel: "premium", hp: 306, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: [19, 28] },
            awd: { fuel: "premium", hp: 306, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [19, 26] },
          },
          trims: [
            ["Base", "rwd", [39615, 40870, 41370]],
            ["AWD", "awd", [41855, 43035, 43535]],
            ["F Sport AWD", "awd", [44975, 46155, 46655]],
          ],
        },
        {
          years: [2018, 2024],
          style: "Sedan",
          doors: 4,
          size: "Compact",
          engines: {
            rwd: {
              fuel: "premium",
              hp: 311,
              cylinders: 6,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2018: [20, 28], 2021: [20, 28] },
            },
            awd: { fuel: "premium", hp: 311, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [19, 26] },
          },
          trims: [
            ["Base", "rwd", [41660, 42180, null, null, null, null, null]],
            ["F Sport", "rwd", [44705, 45225, 45300, 42900, 43200, 43660, 44040]],
            ["AWD", "awd", [43825, 44345, null, null, null, null, null]],
            ["F Sport AWD", "awd", [46920, 47440, 47515, 44900, 45200, 45660, 46040]],
          ],
        },
      ],
    },
    {
      model: "IS 500",
      salesThousands: 3,
      categories: ["Luxury", "High-Performance"],
      generations: [
        {
          years: [2022, 2024],
          style: "Sedan",
          doors: 4,
          size: "Compact",
          engines: {
            v8: { fuel: "premium", hp: 472, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: [17, 25] },
          },
          trims: [
            ["F Sport Performance", "v8", [56500, 59085, 60185]],
            ["F Sport Performance Launch Edition", "v8", [67400, null, null]],
          ],
        },
      ],
    },
    {
      model: "ES 350",
      salesThousands: 30,
      categories: ["Luxury"],
      generations: [
        {
          years: [2015, 2018],
          style: "Sedan",
          doors: 4,
          size: "Midsize",
          engines: {
            v6: {
              fuel: "regular",
              hp: 268,
              cylinders: 6,
              gearbox: "auto",
              drive: "fwd",
              mpg: { 2015: [21, 31], 2017: [21, 30] },
            },
          },
          trims: [
            ["Base", "v6", [37700, 38100, 38900, 38950]],
            ["Ultra Luxury", "v6", [42330, 42730, 43530, 43580]],
          ],
        },
        {
          years: [2019, 2025],
          style: "Sedan",
          doors: 4,
          size: "Midsize",
          engines: {
            v6: { fuel: "regular", hp: 302, cylinders: 6, gearbox: "auto", drive: "fwd", mpg: [22, 32] },
            sport: { fuel: "regular", hp: 302, cylinders: 6, gearbox: "auto", drive: "fwd", mpg: [22, 31] },
          },
          trims: [
            ["Base", "v6", [39500, 39900, 40000, 40800, 41990, 42490, 43190]],
            ["Ultra Luxury", "v6", [43150, 45650, 46175, 48185, 49165, 49935, 50635]],
            ["F Sport", "sport", [44035, 44635, 45135, 46010, 47195, 47965, 48665]],
          ],
        },
      ],
    },
    {
      model: "ES 250",
      salesThousands: 5,
      categories: ["Luxury"],
      generations: [
        {
          years: [2021, 2025],
          style: "Sedan",
          doors: 4,
          size: "Midsize",
          engines: {
            awd: { fuel: "regular", hp: 203, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [25, 34] },
          },
          trims: [
            ["Base AWD", "awd", [40000, 40800, 41990, 42490, 43190]],
            ["Ultra Luxury AWD", "awd", [46175, 48185, 49165, 49935, 50635]],
          ],
        },
      ],
    },
    {
      model: "ES 300h",
      salesThousands: 15,
      categories: ["Luxury"],
      generations: [
        {
          years: [2015, 2018],
          style: "Sedan",
          doors: 4,
          size: "Midsize",
          engines: {
            hev: {
              fuel: "regular",
              hp: 200,
              cylinders: 4,
              gearbox: "auto",
              drive: "fwd",
              mpg: { 2015: [40, 39], 2017: [40, 39] },
              hybrid: "hybrid",
            },
          },
          trims: [
            ["Base", "hev", [40430, 41020, 41820, 41870]],
            ["Ultra Luxury", "hev", [45060, 45650, 46450, 46500]],
          ],
        },
        {
          years: [2019, 2025],
          style: "Sedan",
          doors: 4,
          size: "Midsize",
          engines: {
            hev: {
              fuel: "regular",
              hp: 215,
              cylinders: 4,
              gearbox: "auto",
              drive: "fwd",
              mpg: { 2019: [43, 45], 2022: [43, 44] },
              hybrid: "hybrid",
            },
          },
          trims: [
            ["Base", "hev", [41310, 41810, 41900, 42490, 43190, 43690, 44590]],
            ["Ultra Luxury", "hev", [44960, 47560, 48075, 49875, 50365, 51135, 52035]],
          ],
        },
      ],
    },
    {
      model: "GS 350",
      salesThousands: 12,
      categories: ["Luxury", "Performance"],
      generations: [
        {
          years: [2015, 2015],
          style: "Sedan",
          doors: 4,
          size: "Midsize",
          engines: {
            rwd: {
              fuel: "premium",
              hp: 306,
              cylinders: 6,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2015: [19, 29], 2016: [20, 29], 2018: [20, 28] },
            },
            awd: { fuel: "premium", hp: 306, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [19, 26] },
          },
          trims: [
            ["Base", "rwd", [48600]],
            ["AWD", "awd", [50850]],
            ["F Sport AWD", "awd", [56340]],
          ],
        },
        {
          years: [2016, 2020],
          style: "Sedan",
          doors: 4,
          size: "Midsize",
          engines: {
            rwd: {
              fuel: "premium",
              hp: 311,
              cylinders: 6,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2015: [19, 29], 2016: [20, 29], 2018: [20, 28] },
            },
            awd: { fuel: "premium", hp: 311, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [19, 26] },
          },
          trims: [
            ["Base", "rwd", [50000, 50695, 50695, 51065, 51565]],
            ["AWD", "awd", [52305, 52895, 52200, 52570, 53070]],
            ["F Sport AWD", "awd", [56065, 56560, 56010, 56010, 56510]],
          ],
        },
      ],
    },
    {
      model: "GS 200t",
      salesThousands: 2,
      categories: ["Luxury"],
      generations: [
        {
          years: [2016, 2017],
          style: "Sedan",
          doors: 4,
          size: "Midsize",
          engines: {
            rwd: { fuel: "premium", hp: 241, cylinders: 4, gearbox: "auto", drive: "rwd", mpg: [22, 32] },
          },
          trims: [
            ["Base", "rwd", [45615, 46310]],
            ["F Sport", "rwd", [53295, 53980]],
          ],
        },
      ],
    },
    {
      model: "GS 300",
      salesThousands: 1,
      categories: ["Luxury"],
      generations: [
        {
          years: [2018, 2019],
          style: "Sedan",
          doors: 4,
          size: "Midsize",
          engines: {
            rwd: { fuel: "premium", hp: 241, cylinders: 4, gearbox: "auto", drive: "rwd", mpg: [22, 30] },
          },
          trims: [
            ["Base", "rwd", [46310, 46680]],
            ["F Sport", "rwd", [53980, 53980]],
          ],
        },
      ],
    },
    {
      model: "GS 450h",
      salesThousands: 1,
      categories: ["Luxury", "Performance"],
      generations: [
        {
          years: [2015, 2018],
          style: "Sedan",
          doors: 4,
          size: "Midsize",
          engines: {
            hev: {
              fuel: "premium",
              hp: 338,
              cylinders: 6,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2015: [29, 34], 2017: [29, 33] },
              hybrid: "hybrid",
            },
          },
          trims: [
            ["Base", "hev", [61330, 63080, 63635, 64190]],
            ["F Sport", "hev", [null, 68880, 69320, null]],
          ],
        },
      ],
    },
    {
      model: "GS F",
      salesThousands: 1,
      categories: ["Luxury", "High-Performance", "Factory Tuner"],
      generations: [
        {
          years: [2016, 2020],
          style: "Sedan",
          doors: 4,
          size: "Midsize",
          engines: {
            v8: { fuel: "premium", hp: 467, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: [16, 24] },
          },
          trims: [
            ["Base", "v8", [84440, 84350, 84350, 84675, 85010]],
            ["10th Anniversary Edition", "v8", [null, null, null, 89350, null]],
          ],
        },
      ],
    },
    {
      model: "LS 460",
      salesThousands: 7,
      categories: ["Luxury"],
      generations: [
        {
          years: [2015, 2017],
          style: "Sedan",
          doors: 4,
          size: "Large",
          engines: {
            rwd: { fuel: "premium", hp: 386, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: [16, 24] },
            awd: { fuel: "premium", hp: 360, cylinders: 8, gearbox: "auto", drive: "awd", mpg: [16, 23] },
          },
          trims: [
            ["Base", "rwd", [72140, 72520, 72520]],
            ["F Sport", "rwd", [81290, 81670, null]],
            ["AWD", "awd", [75085, 75465, 75465]],
            ["F Sport AWD", "awd", [83145, 83525, null]],
          ],
        },
      ],
    },
    {
      model: "LS 600h L",
      salesThousands: 1,
      categories: ["Luxury", "Performance"],
      generations: [
        {
          years: [2015, 2016],
          style: "Sedan",
          doors: 4,
          size: "Large",
          engines: {
            hev: {
              fuel: "premium",
              hp: 438,
              cylinders: 8,
              gearbox: "auto",
              drive: "awd",
              mpg: [19, 23],
              hybrid: "hybrid",
            },
          },
          trims: [["Base", "hev", [120060, 120440]]],
        },
      ],
    },
    {
      model: "LS 500",
      salesThousands: 3,
      categories: ["Luxury", "Performance"],
      generations: [
        {
          years: [2018, 2022],
          style: "Sedan",
          doors: 4,
          size: "Large",
          engines: {
            rwd: {
              fuel: "premium",
              hp: 416,
              cylinders: 6,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2018: [19, 30], 2020: [18, 29] },
            },
            awd: {
              fuel: "premium",
              hp: 416,
              cylinders: 6,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2018: [18, 27], 2020: [17, 27] },
            },
          },
          trims: [
            ["Base", "rwd", [75000, 75200, 75450, 76000, 76100]],
            ["AWD", "awd", [78220, 78420, 78670, 79250, 79350]],
            ["F Sport AWD", "awd", [87640, 84420, 84670, 82850, 82950]],
          ],
        },
      ],
    },
    {
      model: "LS 500h",
      salesThousands: 1,
      categories: ["Luxury", "Performance"],
      generations: [
        {
          years: [2018, 2021],
          style: "Sedan",
          doors: 4,
          size: "Large",
          engines: {
            rwd: {
              fuel: "premium",
              hp: 354,
              cylinders: 6,
              gearbox: "auto",
              drive: "rwd",
              mpg: [25, 33],
              hybrid: "hybrid",
            },
            awd: {
              fuel: "premium",
              hp: 354,
              cylinders: 6,
              gearbox: "auto",
              drive: "awd",
              mpg: [23, 31],
              hybrid: "hybrid",
            },
          },
          trims: [
            ["Base", "rwd", [79510, 79710, 79960, null]],
            ["AWD", "awd", [84220, 82930, 83180, 90000]],
          ],
        },
      ],
    },
    {
      model: "RC 350",
      salesThousands: 5,
      categories: ["Luxury", "Performance"],
      generations: [
        {
          years: [2015, 2017],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          engines: {
            rwd: { fuel: "premium", hp: 306, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: [19, 28] },
            awd: { fuel: "premium", hp: 306, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [19, 26] },
          },
          trims: [
            ["Base", "rwd", [42790, 43010, 43120]],
            ["AWD", "awd", [45025, 45245, 45355]],
            ["F Sport AWD", "awd", [48730, 48950, 49060]],
          ],
        },
        {
          years: [2018, 2022],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          engines: {
            rwd: { fuel: "premium", hp: 311, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: [20, 28] },
            awd: { fuel: "premium", hp: 311, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [19, 26] },
          },
          trims: [
            ["Base", "rwd", [43570, 44175, 44475, null, null]],
            ["F Sport", "rwd", [47080, 48110, 48410, 48575, 48825]],
            ["AWD", "awd", [45735, 46340, 46640, null, null]],
            ["F Sport AWD", "awd", over("F Sport", "rwd", 2040)],
          ],
        },
      ],
    },
    {
      model: "RC 200t",
      salesThousands: 3,
      categories: ["Luxury"],
      generations: [
        {
          years: [2016, 2017],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          engines: {
            rwd: { fuel: "premium", hp: 241, cylinders: 4, gearbox: "auto", drive: "rwd", mpg: [22, 32] },
          },
          trims: [
            ["Base", "rwd", [39995, 40155]],
            ["F Sport", "rwd", [43880, 44000]],
          ],
        },
      ],
    },
    {
      model: "RC 300",
      salesThousands: 3,
      categories: ["Luxury"],
      generations: [
        {
          years: [2016, 2017],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          engines: {
            awd: { fuel: "premium-recommended", hp: 255, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [18, 26] },
          },
          trims: [
            ["AWD", "awd", [42610, 42770]],
            ["F Sport AWD", "awd", [46345, 46465]],
          ],
        },
        {
          years: [2018, 2022],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          engines: {
            rwd: { fuel: "premium", hp: 241, cylinders: 4, gearbox: "auto", drive: "rwd", mpg: [21, 31] },
            awd: { fuel: "premium-recommended", hp: 260, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [19, 26] },
          },
          trims: [
            ["Base", "rwd", [40770, 41295, 41595, 42120, 42370]],
            ["F Sport", "rwd", [44560, 45260, 45560, 45720, 45970]],
            ["AWD", "awd", [43460, 43985, 44285, 44810, 45060]],
            ["F Sport AWD", "awd", [47060, 47760, 48060, 48220, 48470]],
          ],
        },
      ],
    },
    {
      model: "RC F",
      salesThousands: 1,
      categories: ["Luxury", "High-Performance", "Factory Tuner"],
      generations: [
        {
          years: [2015, 2019],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          engines: {
            v8: {
              fuel: "premium",
              hp: 467,
              cylinders: 8,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2015: [16, 25], 2018: [16, 24] },
            },
          },
          trims: [
            ["Base", "v8", [62400, 62805, 63255, 64165, 64750]],
            ["10th Anniversary Edition", "v8", [null, null, null, null, 76500]],
          ],
        },
        {
          years: [2020, 2023],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          engines: {
            v8: { fuel: "premium", hp: 472, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: [16, 24] },
          },
          trims: [
            ["Base", "v8", [64750, 65925, 66175, 67935]],
            ["Fuji Speedway Edition", "v8", [null, 97100, 97675, null]],
            ["Track Edition", "v8", [96650, null, null, null]],
          ],
        },
      ],
    },
    {
      model: "LC 500",
      salesThousands: 2,
      categories: ["Luxury", "High-Performance"],
      generations: [
        {
          years: [2018, 2023],
          style: "Coupe",
          doors: 2,
          size: "Midsize",
          engines: {
            v8: {
              fuel: "premium",
              hp: 471,
              cylinders: 8,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2018: [16, 26], 2020: [16, 25] },
            },
          },
          trims: [
            ["Base", "v8", [92000, 92300, 92950, 93050, 93450, 95160]],
            ["Inspiration Series", "v8", [null, 106210, 111000, 112500, 112800, null]],
            ["Convertible", "v8", [null, null, null, 101000, 101500, 102810], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "LC 500h",
      salesThousands: 0.2,
      categories: ["Luxury", "Performance"],
      generations: [
        {
          years: [2018, 2023],
          style: "Coupe",
          doors: 2,
          size: "Midsize",
          engines: {
            hev: {
              fuel: "premium",
              hp: 354,
              cylinders: 6,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2018: [26, 35], 2020: [26, 34] },
              hybrid: "hybrid",
            },
          },
          trims: [["Base", "hev", [96510, 96810, 97460, 97560, 98025, 99710]]],
        },
      ],
    },
    {
      model: "CT 200h",
      salesThousands: 12,
      categories: ["Luxury"],
      generations: [
        {
          years: [2015, 2017],
          style: "4dr Hatchback",
          doors: 4,
          size: "Compact",
          engines: {
            hev: {
              fuel: "regular",
              hp: 134,
              cylinders: 4,
              gearbox: "auto",
              drive: "fwd",
              mpg: { 2015: [43, 40] },
              hybrid: "hybrid",
            },
          },
          trims: [
            ["Base", "hev", [32050, 31250, 31250]],
            ["F Sport", "hev", [null, 35380, 35380]],
          ],
        },
      ],
    },
    {
      model: "UX 200",
      salesThousands: 10,
      categories: ["Crossover", "Luxury"],
      generations: [
        {
          years: [2019, 2022],
          style: "4dr SUV",
          doors: 4,
          size: "Compact",
          engines: {
            fwd: { fuel: "regular", hp: 169, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [29, 37] },
          },
          trims: [
            ["Base", "fwd", [32000, 32300, 33000, 33450]],
            ["Luxury", "fwd", [37000, 37500, 38000, null]],
          ],
        },
      ],
    },
    {
      model: "UX 250h",
      salesThousands: 9,
      categories: ["Crossover", "Luxury"],
      generations: [
        {
          years: [2019, 2024],
          style: "4dr SUV",
          doors: 4,
          size: "Compact",
          engines: {
            awd: {
              fuel: "regular",
              hp: 181,
              cylinders: 4,
              gearbox: "auto",
              drive: "awd",
              mpg: [41, 38],
              hybrid: "hybrid",
            },
          },
          trims: [
            ["Base", "awd", [34000, 34500, 35200, 35650, 35340, 36490]],
            ["F Sport Handling", "awd", [null, null, null, null, 43890, 45040]],
          ],
        },
      ],
    },
    {
      model: "UX 300h",
      salesThousands: 12,
      categories: ["Crossover", "Luxury"],
      generations: [
        {
          years: [2025, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Compact",
          engines: {
            fwd: {
              fuel: "regular",
              hp: 196,
              cylinders: 4,
              gearbox: "auto",
              drive: "fwd",
              mpg: [45, 41],
              hybrid: "hybrid",
            },
            awd: {
              fuel: "regular",
              hp: 196,
              cylinders: 4,
              gearbox: "auto",
              drive: "awd",
              mpg: [44, 40],
              hybrid: "hybrid",
            },
          },
          trims: [
            ["Base", "fwd", [36540]],
            ["F Sport Handling AWD", "awd", [46540]],
          ],
        },
      ],
    },
    {
      model: "NX 200t",
      salesThousands: 50,
      categories: ["Crossover", "Luxury"],
      generations: [
        {
          years: [2015, 2017],
          style: "4dr SUV",
          doors: 4,
          size: "Compact",
          engines: {
            fwd: { fuel: "premium", hp: 235, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: { 2015: [22, 28] } },
            awd: {
              fuel: "premium",
              hp: 235,
              cylinders: 4,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2015: [21, 28], 2017: [22, 27] },
            },
          },
          trims: [
            ["Base", "fwd", [34480, 34865, 35285]],
            ["AWD", "awd", [35880, 36265, 36685]],
            ["F Sport AWD", "awd", [37980, 38365, 38805]],
          ],
        },
      ],
    },
    {
      model: "NX 300",
      salesThousands: 55,
      categories: ["Crossover", "Luxury"],
      generations: [
        {
          years: [2018, 2021],
          style: "4dr SUV",
          doors: 4,
          size: "Compact",
          engines: {
            fwd: { fuel: "premium", hp: 235, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [22, 28] },
            awd: {
              fuel: "premium",
              hp: 235,
              cylinders: 4,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2018: [22, 28], 2020: [22, 28], 2021: [22, 28] },
            },
          },
          trims: [
            ["Base", "fwd", [35985, 36485, 36720, 37610]],
            ["AWD", "awd", [37385, 37885, 38120, 39010]],
            ["F Sport AWD", "awd", [39535, 40035, 40320, 41560]],
            ["Luxury AWD", "awd", [null, null, 44120, 44910]],
          ],
        },
      ],
    },
    {
      model: "NX 300h",
      salesThousands: 8,
      categories: ["Crossover", "Luxury"],
      generations: [
        {
          years: [2015, 2021],
          style: "4dr SUV",
          doors: 4,
          size: "Compact",
          engines: {
            fwd: {
              fuel: "regular",
              hp: 194,
              cylinders: 4,
              gearbox: "auto",
              drive: "fwd",
              mpg: [35, 31],
              hybrid: "hybrid",
            },
            awd: {
              fuel: "regular",
              hp: 194,
              cylinders: 4,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2015: [33, 30] },
              hybrid: "hybrid",
            },
          },
          trims: [
            ["Base", "fwd", [39720, 39720, null, null, null, null, null]],
            ["AWD", "awd", [41310, 41310, 39330, 38335, 38835, 39420, 40160]],
            ["Luxury AWD", "awd", [null, null, null, null, null, 46110, 46910]],
          ],
        },
      ],
    },
    {
      model: "NX 250",
      salesThousands: 15,
      categories: ["Crossover", "Luxury"],
      generations: [
        {
          years: [2022, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Compact",
          engines: {
            fwd: { fuel: "regular", hp: 203, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [26, 33] },
            awd: { fuel: "regular", hp: 203, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [25, 32] },
          },
          trims: [
            ["Base", "fwd", [37950, 39000, 39590, 40005]],
            ["AWD", "awd", [39550, 40600, 41190, 41605]],
            ["Premium AWD", "awd", [41950, 43200, 43790, 44205]],
          ],
        },
      ],
    },
    {
      model: "NX 350",
      salesThousands: 35,
      categories: ["Crossover", "Luxury"],
      generations: [
        {
          years: [2022, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Compact",
          engines: {
            awd: {
              fuel: "premium-recommended",
              hp: 275,
              cylinders: 4,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2022: [22, 29], 2023: [22, 28] },
            },
          },
          trims: [
            ["Base", "awd", [41550, 42700, 43190, 44045]],
            ["F Sport Handling", "awd", [46750, 47800, 48390, 49245]],
            ["Luxury", "awd", [47900, 49200, 50190, 51245]],
          ],
        },
      ],
    },
    {
      model: "NX 350h",
      salesThousands: 25,
      categories: ["Crossover", "Luxury"],
      generations: [
        {
          years: [2022, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Compact",
          engines: {
            fwd: {
              fuel: "regular",
              hp: 240,
              cylinders: 4,
              gearbox: "auto",
              drive: "fwd",
              mpg: [43, 39],
              hybrid: "hybrid",
            },
            awd: {
              fuel: "regular",
              hp: 240,
              cylinders: 4,
              gearbox: "auto",
              drive: "awd",
              mpg: [41, 37],
              hybrid: "hybrid",
            },
          },
          trims: [
            ["Base", "fwd", [null, null, null, 42345]],
            ["Base AWD", "awd", [41050, 42350, 43115, 43945]],
            ["Luxury AWD", "awd", [48150, 49550, 50315, 51145]],
          ],
        },
      ],
    },
    {
      model: "NX 450h+",
      salesThousands: 5,
      categories: ["Crossover", "Luxury"],
      generations: [
        {
          years: [2022, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Compact",
          engines: {
            phev: {
              fuel: "regular",
              hp: 302,
              cylinders: 4,
              gearbox: "auto",
              drive: "awd",
              mpg: [38, 33],
              hybrid: "plug-in",
            },
          },
          trims: [
            ["Luxury", "phev", [55560, 57405, 60040, 61005]],
            ["F Sport Handling", "phev", [56560, 58655, 61190, 62155]],
          ],
        },
      ],
    },
    {
      model: "RX 350",
      salesThousands: 90,
      categories: ["Crossover", "Luxury"],
      generations: [
        {
          years: [2015, 2015],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            fwd: { fuel: "regular", hp: 270, cylinders: 6, gearbox: "auto", drive: "fwd", mpg: [18, 25] },
            awd: { fuel: "regular", hp: 270, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [18, 24] },
          },
          trims: [
            ["Base", "fwd", [40970]],
            ["AWD", "awd", [42370]],
            ["F Sport AWD", "awd", [48360]],
          ],
        },
        {
          years: [2016, 2022],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            fwd: {
              fuel: "regular",
              hp: 295,
              cylinders: 6,
              gearbox: "auto",
              drive: "fwd",
              mpg: { 2016: [20, 28], 2017: [20, 27] },
            },
            awd: { fuel: "regular", hp: 295, cylinders: 6, gearbox: "auto", drive: "awd", mpg: { 2016: [19, 26] } },
          },
          trims: [
            ["Base", "fwd", [41900, 43020, 43270, 43670, 44150, 45070, 45320]],
            ["F Sport", "fwd", [null, null, 48000, 48400, 47300, 48170, 48420]],
            ["AWD", "awd", [43300, 44420, 44670, 45070, 45550, 46470, 46720]],
            ["F Sport AWD", "awd", [49125, 49520, 49400, 49800, 48700, 49570, 49820]],
          ],
        },
        {
          years: [2023, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            fwd: { fuel: "premium-recommended", hp: 275, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [22, 29] },
            awd: { fuel: "premium-recommended", hp: 275, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [21, 28] },
          },
          trims: [
            ["Base", "fwd", [47400, 48600, 49950]],
            ["Base AWD", "awd", over("Base", "fwd", 1600)],
            ["F Sport Handling AWD", "awd", [55600, 56650, 58050]],
            ["Luxury AWD", "awd", [57700, 58550, 59950]],
          ],
        },
      ],
    },
    {
      model: "RX 350L",
      salesThousands: 12,
      categories: ["Crossover", "Luxury"],
      generations: [
        {
          years: [2018, 2022],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            fwd: {
              fuel: "regular",
              hp: 290,
              cylinders: 6,
              gearbox: "auto",
              drive: "fwd",
              mpg: { 2018: [19, 26], 2020: [19, 26] },
            },
            awd: { fuel: "regular", hp: 290, cylinders: 6, gearbox: "auto", drive: "awd", mpg: { 2018: [18, 25] } },
          },
          trims: [
            ["Base", "fwd", [47670, 48070, 47300, 48250, 48500]],
            ["AWD", "awd", [49070, 49470, 48700, 49650, 49900]],
            ["Luxury AWD", "awd", [52865, 53265, 54400, 55350, 55600]],
          ],
        },
      ],
    },
    {
      model: "RX 450h",
      salesThousands: 15,
      categories: ["Crossover", "Luxury"],
      generations: [
        {
          years: [2015, 2015],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            fwd: {
              fuel: "premium",
              hp: 295,
              cylinders: 6,
              gearbox: "auto",
              drive: "fwd",
              mpg: [32, 28],
              hybrid: "hybrid",
            },
            awd: {
              fuel: "premium",
              hp: 295,
              cylinders: 6,
              gearbox: "auto",
              drive: "awd",
              mpg: [30, 28],
              hybrid: "hybrid",
            },
          },
          trims: [
            ["Base", "fwd", [47320]],
            ["AWD", "awd", [48720]],
          ],
        },
        {
          years: [2016, 2022],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            fwd: {
              fuel: "premium",
              hp: 308,
              cylinders: 6,
              gearbox: "auto",
              drive: "fwd",
              mpg: [31, 30],
              hybrid: "hybrid",
            },
            awd: {
              fuel: "premium",
              hp: 308,
              cylinders: 6,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2016: [30, 28], 2018: [31, 28] },
              hybrid: "hybrid",
            },
          },
          trims: [
            ["Base", "fwd", [52235, 52235, null, null, null, null, null]],
            ["AWD", "awd", [53635, 53635, 45695, 46095, 46800, 47720, 47970]],
            ["F Sport AWD", "awd", [56845, 56845, 50795, 51195, 50000, 50820, 51070]],
          ],
        },
      ],
    },
    {
      model: "RX 450hL",
      salesThousands: 3,
      categories: ["Crossover", "Luxury"],
      generations: [
        {
          years: [2018, 2022],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            awd: {
              fuel: "premium",
              hp: 308,
              cylinders: 6,
              gearbox: "auto",
              drive: "awd",
              mpg: [29, 28],
              hybrid: "hybrid",
            },
          },
          trims: [
            ["Base", "awd", [50620, 51020, 50000, 50900, 51150]],
            ["Luxury", "awd", [54405, 54805, 55700, 56600, 56850]],
          ],
        },
      ],
    },
    {
      model: "RX 350h",
      salesThousands: 25,
      categories: ["Crossover", "Luxury"],
      generations: [
        {
          years: [2023, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            awd: {
              fuel: "regular",
              hp: 246,
              cylinders: 4,
              gearbox: "auto",
              drive: "awd",
              mpg: [37, 34],
              hybrid: "hybrid",
            },
          },
          trims: [
            ["Base", "awd", [48600, 50150, null]],
            ["Luxury", "awd", [58050, 58900, 60300]],
          ],
        },
      ],
    },
    {
      model: "RX 500h",
      salesThousands: 6,
      categories: ["Crossover", "Luxury", "Performance"],
      generations: [
        {
          years: [2023, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            awd: {
              fuel: "premium-recommended",
              hp: 366,
              cylinders: 4,
              gearbox: "auto",
              drive: "awd",
              mpg: [27, 28],
              hybrid: "hybrid",
            },
          },
          trims: [["F Sport Performance", "awd", [62750, 63800, 64950]]],
        },
      ],
    },
    {
      model: "GX 460",
      salesThousands: 28,
      categories: ["Luxury"],
      generations: [
        {
          years: [2015, 2023],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            v8: {
              fuel: "premium",
              hp: 301,
              cylinders: 8,
              gearbox: "auto",
              drive: "4wd",
              mpg: { 2015: [15, 20], 2018: [15, 18], 2020: [15, 19] },
            },
          },
          trims: [
            ["Base", "v8", [49085, 50140, 51280, 51855, 52505, 53000, 53450, 56700, 56900]],
            ["Luxury", "v8", [59985, 61515, 62490, 63080, 63855, 64265, 64715, 67750, 67950]],
          ],
        },
      ],
    },
    {
      model: "GX 550",
      salesThousands: 32,
      categories: ["Luxury"],
      generations: [
        {
          years: [2024, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            v6: { fuel: "premium", hp: 349, cylinders: 6, gearbox: "auto", drive: "4wd", mpg: [15, 21] },
          },
          trims: [
            ["Premium", "v6", [62900, 64735]],
            ["Premium+", "v6", [67900, null]],
            ["Luxury", "v6", [75900, null]],
            ["Luxury+", "v6", [79900, null]],
          ],
        },
      ],
    },
    {
      model: "LX 570",
      salesThousands: 5,
      categories: ["Luxury"],
      generations: [
        {
          years: [2015, 2021],
          style: "4dr SUV",
          doors: 4,
          size: "Large",
          engines: {
            v8: {
              fuel: "premium",
              hp: 383,
              cylinders: 8,
              gearbox: "auto",
              drive: "4wd",
              mpg: { 2015: [12, 17], 2016: [13, 18], 2020: [12, 16] },
            },
          },
          trims: [
            ["Two-Row", "v8", [null, null, null, 84980, 85630, 86480, 86930]],
            ["Three-Row", "v8", [82930, 88880, 89380, 89980, 90630, 91480, 91930]],
            ["Inspiration Series", "v8", [null, null, null, null, null, 100595, 101180]],
          ],
        },
      ],
    },
    {
      model: "LX 600",
      salesThousands: 5,
      categories: ["Luxury", "Performance"],
      generations: [
        {
          years: [2022, 2024],
          style: "4dr SUV",
          doors: 4,
          size: "Large",
          engines: {
            v6: { fuel: "premium", hp: 409, cylinders: 6, gearbox: "auto", drive: "4wd", mpg: [17, 22] },
          },
          trims: [
            ["Base", "v6", [86900, 90660, 92160]],
            ["Ultra Luxury", "v6", [126000, 128860, 131060]],
          ],
        },
      ],
    },
    {
      model: "TX 350",
      salesThousands: 40,
      categories: ["Crossover", "Luxury"],
      generations: [
        {
          years: [2024, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Large",
          engines: {
            fwd: { fuel: "premium-recommended", hp: 275, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [21, 27] },
            awd: { fuel: "premium-recommended", hp: 275, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [20, 26] },
          },
          trims: [
            ["Base", "fwd", [53700, 54190]],
            ["Luxury AWD", "awd", [61900, 62790]],
          ],
        },
      ],
    },
    {
      model: "TX 500h",
      salesThousands: 12,
      categories: ["Crossover", "Luxury", "Performance"],
      generations: [
        {
          years: [2024, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Large",
          engines: {
            awd: {
              fuel: "premium-recommended",
              hp: 366,
              cylinders: 4,
              gearbox: "auto",
              drive: "awd",
              mpg: [27, 28],
              hybrid: "hybrid",
            },
          },
          trims: [
            ["F Sport Performance Premium", "awd", [68000, 69190]],
            ["F Sport Performance Luxury", "awd", [71900, 72790]],
          ],
        },
      ],
    },
    {
      model: "TX 550h+",
      salesThousands: 1,
      categories: ["Crossover", "Luxury", "Performance"],
      generations: [
        {
          years: [2024, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Large",
          engines: {
            phev: {
              fuel: "premium-recommended",
              hp: 404,
              cylinders: 6,
              gearbox: "auto",
              drive: "awd",
              mpg: [29, 28],
              hybrid: "plug-in",
            },
          },
          trims: [["Luxury", "phev", [76700, 78050]]],
        },
      ],
    },
    {
      model: "RZ 450e",
      salesThousands: 6,
      categories: ["Crossover", "Luxury"],
      generations: [
        {
          years: [2023, 2024],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            awd: { fuel: "electric", hp: 308, cylinders: null, gearbox: "direct", drive: "awd", mpg: [115, 98] },
            awd20: { fuel: "electric", hp: 308, cylinders: null, gearbox: "direct", drive: "awd", mpg: [102, 87] },
          },
          trims: [
            ["Premium", "awd", [58700, 59650]],
            ["Luxury", "awd20", [64150, 65150]],
          ],
        },
      ],
    },
    {
      model: "RZ 300e",
      salesThousands: 4,
      categories: ["Crossover", "Luxury"],
      generations: [
        {
          years: [2024, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          engines: {
            fwd: { fuel: "electric", hp: 201, cylinders: null, gearbox: "direct", drive: "fwd", mpg: [135, 114] },
          },
          trims: [["Premium", "fwd", [55150, 43975]]],
        },
      ],
    },
  ],
};
