import type { MakeTable } from "../make-table";

export const acura: MakeTable = {
  make: "Acura",
  lines: [
    {
      model: "ILX", salesThousands: 13, categories: ["Luxury"],
      generations: [{
        years: [2015, 2015], style: "Sedan", doors: 4, size: "Compact",
        engines: {
          i4: { fuel: "premium-recommended", hp: 150, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [24, 35] },
          mt: { fuel: "premium-recommended", hp: 201, cylinders: 4, gearbox: "manual", drive: "fwd", mpg: [22, 31] },
        },
        trims: [
          ["2.0L", "i4", [27050]],
          ["2.0L Premium", "i4", [29350]],
          ["2.0L Technology", "i4", [31750]],
          ["2.4L Premium", "mt", [29350]],
        ],
      }, {
        years: [2016, 2022], style: "Sedan", doors: 4, size: "Compact",
        engines: {
          dct: { fuel: "premium-recommended", hp: 201, cylinders: 4, gearbox: "dct", drive: "fwd", mpg: { 2016: [25, 36], 2017: [25, 35], 2019: [24, 34] } },
        },
        trims: [
          ["Base", "dct", [27900, 27990, 28100, 25900, 25900, 26100, 27300]],
          ["Special Edition", "dct", [null, null, 29360, null, null, null, null]],
          ["Premium", "dct", [29900, 29990, 30100, 27650, 27650, 27850, 29050]],
          ["Technology", "dct", [32900, 32990, 33100, 29550, 29550, 29750, null]],
          ["Premium A-Spec", "dct", [31890, 31980, 32090, 29650, 29650, 29850, 31050]],
          ["Technology A-Spec", "dct", [34890, 34980, 35090, 31550, 31550, 31750, 32950]],
        ],
      }, ],
    },
    {
      model: "Integra", salesThousands: 28, categories: ["Luxury"],
      generations: [{
        years: [2023, 2026], style: "4dr Hatchback", doors: 4, size: "Compact",
        engines: {
          base: { fuel: "premium-recommended", hp: 200, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [30, 37] },
          aspec: { fuel: "premium-recommended", hp: 200, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [29, 36] },
          mt: { fuel: "premium-recommended", hp: 200, cylinders: 4, gearbox: "manual", drive: "fwd", mpg: [26, 36] },
          typeS: { fuel: "premium-recommended", hp: 320, cylinders: 4, gearbox: "manual", drive: "fwd", mpg: [21, 28] },
        },
        trims: [
          ["Base", "base", [30800, 31500, 33000, 33400]],
          ["A-Spec", "aspec", [32800, 33500, 35650, 36050]],
          ["A-Spec Technology", "aspec", [35800, 36500, 38650, null]],
          ["A-Spec Technology", "mt", [35800, 36500, 38650, null]],
          ["Type S", "typeS", [null, 50800, 52600, null], { add: ["Performance", "Factory Tuner"] }],
        ],
      }, ],
    },
    {
      model: "TLX", salesThousands: 26, categories: ["Luxury"],
      generations: [{
        years: [2015, 2020], style: "Sedan", doors: 4, size: "Midsize",
        engines: {
          i4: { fuel: "premium-recommended", hp: 206, cylinders: 4, gearbox: "dct", drive: "fwd", mpg: { 2015: [24, 35], 2017: [24, 33], 2018: [23, 33] } },
          v6: { fuel: "premium-recommended", hp: 290, cylinders: 6, gearbox: "auto", drive: "fwd", mpg: { 2015: [21, 34], 2016: [20, 31], 2018: [20, 32] } },
          v6s: { fuel: "premium-recommended", hp: 290, cylinders: 6, gearbox: "auto", drive: "fwd", mpg: [20, 30] },
          awd: { fuel: "premium-recommended", hp: 290, cylinders: 6, gearbox: "auto", drive: "awd", mpg: { 2015: [21, 31], 2018: [21, 30] } },
          awds: { fuel: "premium-recommended", hp: 290, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [20, 29] },
        },
        trims: [
          ["Base", "i4", [30995, 31695, 31900, 33000, 33000, 33000]],
          ["Technology", "i4", [35025, 35750, 35950, 36700, 36700, 36700]],
          ["A-Spec", "i4", [null, null, null, null, 37800, 37800]],
          ["V6", "v6", [35220, 35320, 35500, 36200, 36200, 36200]],
          ["V6 Technology", "v6", [39250, 39375, 39550, 39900, 39900, 39900]],
          ["V6 Advance", "v6", [42500, 42600, 42800, 43750, 43750, 43750]],
          ["V6 A-Spec", "v6s", [null, null, null, 42800, 42800, 42800]],
          ["V6 SH-AWD Technology", "awd", [41450, 41575, 41750, 41900, 41900, 41900]],
          ["V6 SH-AWD Advance", "awd", [44700, 44800, 45000, 45750, 45750, 45750]],
          ["V6 SH-AWD A-Spec", "awds", [null, null, null, 44800, 44800, 44800]],
        ],
      }, {
        years: [2021, 2025], style: "Sedan", doors: 4, size: "Midsize",
        engines: {
          fwd: { fuel: "premium-recommended", hp: 272, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [22, 31] },
          awd: { fuel: "premium-recommended", hp: 272, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [21, 29] },
          typeS: { fuel: "premium-recommended", hp: 355, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [19, 25] },
        },
        trims: [
          ["Base", "fwd", [37500, 38000, 39650, null, null]],
          ["Technology", "fwd", [41500, 42200, 43850, 45200, 45400]],
          ["A-Spec", "fwd", [44250, 44950, 46600, null, null]],
          ["Advance", "fwd", [46300, 47100, 48750, null, null]],
          ["Base SH-AWD", "awd", [39500, 40000, 41650, null, null]],
          ["Technology SH-AWD", "awd", [43500, 44200, 45850, null, null]],
          ["A-Spec SH-AWD", "awd", [46250, 46950, 48600, 50200, null]],
          ["Advance SH-AWD", "awd", [48300, 49100, 50750, null, null]],
          ["Type S", "typeS", [52300, 53100, 54250, 57400, null], { add: ["Performance"] }],
        ],
      }, ],
    },
    {
      model: "RLX", salesThousands: 1.5, categories: ["Luxury", "Performance"],
      generations: [{
        years: [2015, 2020], style: "Sedan", doors: 4, size: "Midsize",
        engines: {
          fwd: { fuel: "premium-recommended", hp: 310, cylinders: 6, gearbox: "auto", drive: "fwd", mpg: { 2015: [20, 31], 2017: [20, 30], 2018: [20, 29] } },
        },
        trims: [
          ["Base", "fwd", [48450, null, null, null, null, null]],
          ["Technology", "fwd", [54450, 54450, 54450, 54900, 54900, 54900]],
          ["Advance", "fwd", [60450, 60450, 60450, null, null, null]],
        ],
      }, ],
    },
    {
      model: "RLX Sport Hybrid", salesThousands: 0.5, categories: ["Luxury", "Performance"],
      generations: [{
        years: [2015, 2020], style: "Sedan", doors: 4, size: "Midsize",
        engines: {
          awd: { fuel: "premium-recommended", hp: 377, cylinders: 6, gearbox: "dct", drive: "awd", mpg: { 2015: [28, 32], 2017: [29, 30], 2018: [28, 29] }, hybrid: "hybrid" },
        },
        trims: [
          ["Technology", "awd", [59950, 59950, 59950, null, null, null]],
          ["SH-AWD", "awd", [null, null, null, 61900, 61900, 61900]],
          ["Advance", "awd", [65950, 65950, 65950, null, null, null]],
        ],
      }, ],
    },
    {
      model: "ADX", salesThousands: 20, categories: ["Crossover", "Luxury"],
      generations: [{
        years: [2025, 2025], style: "4dr SUV", doors: 4, size: "Compact",
        engines: {
          fwd: { fuel: "premium-recommended", hp: 190, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [26, 31] },
          awd: { fuel: "premium-recommended", hp: 190, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [25, 30] },
        },
        trims: [
          ["Base", "fwd", [35000]],
          ["A-Spec", "fwd", [38000]],
          ["Base AWD", "awd", [37000]],
          ["A-Spec AWD", "awd", [40000]],
          ["A-Spec Advance AWD", "awd", [45000]],
        ],
      }, ],
    },
    {
      model: "RDX", salesThousands: 50, categories: ["Crossover", "Luxury"],
      generations: [{
        years: [2015, 2015], style: "4dr SUV", doors: 4, size: "Midsize",
        engines: {
          fwd: { fuel: "premium-recommended", hp: 273, cylinders: 6, gearbox: "auto", drive: "fwd", mpg: [20, 28] },
          awd: { fuel: "premium-recommended", hp: 273, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [19, 27] },
        },
        trims: [
          ["Base", "fwd", [35095]],
          ["Technology", "fwd", [38795]],
          ["AWD", "awd", [36495]],
          ["Technology AWD", "awd", [40195]],
        ],
      }, {
        years: [2016, 2018], style: "4dr SUV", doors: 4, size: "Midsize",
        engines: {
          fwd: { fuel: "premium-recommended", hp: 279, cylinders: 6, gearbox: "auto", drive: "fwd", mpg: { 2016: [20, 29], 2017: [20, 28] } },
          awd: { fuel: "premium-recommended", hp: 279, cylinders: 6, gearbox: "auto", drive: "awd", mpg: { 2016: [19, 28], 2017: [19, 27] } },
        },
        trims: [
          ["Base", "fwd", [35270, 35670, 35800]],
          ["AcuraWatch Plus", "fwd", [36570, 36970, 37100]],
          ["Technology", "fwd", [38970, 39370, 39500]],
          ["Advance", "fwd", [41420, 41820, 41950]],
          ["AWD", "awd", [36770, 37170, 37300]],
          ["AcuraWatch Plus AWD", "awd", [38070, 38470, 38600]],
          ["Technology AWD", "awd", [40470, 40870, 41000]],
          ["Advance AWD", "awd", [42920, 43320, 43450]],
        ],
      }, {
        years: [2019, 2025], style: "4dr SUV", doors: 4, size: "Midsize",
        engines: {
          fwd: { fuel: "premium-recommended", hp: 272, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [22, 28] },
          aspec: { fuel: "premium-recommended", hp: 272, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [22, 27] },
          awd: { fuel: "premium-recommended", hp: 272, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [21, 27] },
          aspecAwd: { fuel: "premium-recommended", hp: 272, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [21, 26] },
        },
        trims: [
          ["Base", "fwd", [37300, 37600, 38200, 39300, null, null, null]],
          ["Technology", "fwd", [40500, 40800, 41200, 42050, null, null, null]],
          ["Advance", "fwd", [45400, 45700, 46100, 47200, null, null, null]],
          ["A-Spec", "aspec", [43500, 43800, 44200, 45150, null, null, null]],
          ["SH-AWD", "awd", [39300, 39600, 40200, 41300, 42250, 44350, 44700]],
          ["Technology SH-AWD", "awd", [42500, 42800, 43200, 44050, 44700, 46650, 47000]],
          ["Advance SH-AWD", "awd", [47400, 47700, 48100, 49200, 49850, 51650, null]],
          ["A-Spec SH-AWD", "aspecAwd", [45500, 45800, 46200, 47150, 47800, 49650, 50000]],
          ["A-Spec Advance SH-AWD", "aspecAwd", [null, null, null, 52250, 52900, 54750, 55100]],
        ],
      }, ],
    },
    {
      model: "MDX", salesThousands: 58, categories: ["Crossover", "Luxury"],
      generations: [{
        years: [2015, 2020], style: "4dr SUV", doors: 4, size: "Midsize",
        engines: {
          fwd: { fuel: "premium-recommended", hp: 290, cylinders: 6, gearbox: "auto", drive: "fwd", mpg: { 2015: [20, 28], 2016: [19, 27], 2017: [19, 27], 2018: [20, 27] } },
          awd: { fuel: "premium-recommended", hp: 290, cylinders: 6, gearbox: "auto", drive: "awd", mpg: { 2015: [18, 27], 2016: [18, 26], 2018: [19, 26] } },
          aspec: { fuel: "premium-recommended", hp: 290, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [19, 25] },
          hev: { fuel: "premium-recommended", hp: 321, cylinders: 6, gearbox: "dct", drive: "awd", mpg: [26, 27], hybrid: "hybrid" },
        },
        trims: [
          ["Base", "fwd", [42565, 42865, 43950, 44200, 44300, 44500]],
          ["Technology", "fwd", [46840, 47140, 48340, 48600, 48700, 48900]],
          ["Technology & Entertainment", "fwd", [48840, 49140, 50340, 50600, 50700, null]],
          ["Advance & Entertainment", "fwd", [54780, 55080, 56400, 56650, 56750, null]],
          ["SH-AWD", "awd", [44565, 44865, 45950, 46200, 46300, 46500]],
          ["Technology SH-AWD", "awd", [48840, 49140, 50340, 50600, 50700, 50900]],
          ["Technology & Entertainment SH-AWD", "awd", [50840, 51140, 52340, 52600, 52700, null]],
          ["Advance & Entertainment SH-AWD", "awd", [56780, 57080, 58400, 58650, 58750, 58950]],
          ["A-Spec SH-AWD", "aspec", [null, null, null, null, 54800, 55000]],
          ["Sport Hybrid Technology", "hev", [null, null, 51960, 52100, 52800, 52900]],
          ["Sport Hybrid Advance", "hev", [null, null, 58000, 58150, 59550, 59650]],
        ],
      }, {
        years: [2022, 2025], style: "4dr SUV", doors: 4, size: "Midsize",
        engines: {
          fwd: { fuel: "premium-recommended", hp: 290, cylinders: 6, gearbox: "auto", drive: "fwd", mpg: [19, 26] },
          awd: { fuel: "premium-recommended", hp: 290, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [19, 25] },
          typeS: { fuel: "premium-recommended", hp: 355, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [17, 21] },
        },
        trims: [
          ["Base", "fwd", [46900, 48550, 49850, 51200]],
          ["Technology", "fwd", [51600, 53250, 54550, 55900]],
          ["SH-AWD", "awd", [48900, 50550, 52050, 53200]],
          ["Technology SH-AWD", "awd", [53600, 55250, 56750, 57900]],
          ["A-Spec SH-AWD", "awd", [57100, 58750, 60250, 61400]],
          ["Advance SH-AWD", "awd", [60650, 62300, 63800, 65100]],
          ["Type S", "typeS", [66700, 68350, 69850, null], { add: ["Performance"] }],
          ["Type S Advance", "typeS", [72050, 73700, 75200, 76400], { add: ["Performance"] }],
        ],
      }, ],
    },
    {
      model: "ZDX", salesThousands: 7, categories: ["Crossover", "Luxury", "Performance"],
      generations: [{
        years: [2024, 2024], style: "4dr SUV", doors: 4, size: "Midsize",
        engines: {
          rwd: { fuel: "electric", hp: 358, cylinders: null, gearbox: "direct", drive: "rwd", mpg: null },
          awd: { fuel: "electric", hp: 490, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
          typeS: { fuel: "electric", hp: 499, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
        },
        trims: [
          ["A-Spec", "rwd", [64500]],
          ["A-Spec AWD", "awd", [68500]],
          ["Type S", "typeS", [73500]],
        ],
      }, ],
    },
    {
      model: "NSX", salesThousands: 0.3, categories: ["Exotic", "Luxury", "High-Performance"],
      generations: [{
        years: [2017, 2021], style: "Coupe", doors: 2, size: "Compact",
        engines: {
          awd: { fuel: "premium", hp: 573, cylinders: 6, gearbox: "dct", drive: "awd", mpg: [21, 22], hybrid: "hybrid" },
        },
        trims: [["Base", "awd", [156000, 156000, 157500, 157500, 157500]]],
      }, {
        years: [2022, 2022], style: "Coupe", doors: 2, size: "Compact",
        engines: {
          awd: { fuel: "premium", hp: 600, cylinders: 6, gearbox: "dct", drive: "awd", mpg: [21, 22], hybrid: "hybrid" },
        },
        trims: [["Type S", "awd", [169500]]],
      }, ],
    },
  ],
};
