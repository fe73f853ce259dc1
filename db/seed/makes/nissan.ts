import type { MakeTable } from "../make-table";

export const nissan: MakeTable = {
  make: "Nissan",
  lines: [
    {
      model: "Versa", salesThousands: 45,
      generations: [{
        years: [2015, 2019], style: "Sedan", doors: 4, size: "Compact",
        engines: {
          mt: { fuel: "regular", hp: 109, cylinders: 4, gearbox: "manual", drive: "fwd", mpg: [27, 36] },
          at4: { fuel: "regular", hp: 109, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [26, 35] },
          cvt: { fuel: "regular", hp: 109, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: { 2015: [31, 40], 2017: [31, 39] } },
        },
        trims: [
          ["S", "mt", [11990, 11990, 11990, 12110, 12360]],
          ["S", "at4", [13350, 13350, 13350, null, null]],
          ["S Plus", "cvt", [13790, 14130, 14130, 14550, 14730]],
          ["SV", "cvt", [15790, 15720, 15720, 16150, 16320]],
          ["SL", "cvt", [16950, 17140, 17140, 17270, null]],
        ],
      }, {
        years: [2020, 2025], style: "Sedan", doors: 4, size: "Compact",
        engines: {
          mt: { fuel: "regular", hp: 122, cylinders: 4, gearbox: "manual", drive: "fwd", mpg: [27, 35] },
          cvt: { fuel: "regular", hp: 122, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [32, 40] },
        },
        trims: [
          ["S", "mt", [14730, 14930, 15080, 15730, 16390, 17190]],
          ["S", "cvt", [16400, 16600, 16750, 17400, 18060, 18330]],
          ["SV", "cvt", [17640, 17840, 18090, 18790, 19170, 19300]],
          ["SR", "cvt", [18240, 18440, 18690, 19390, 19870, 20130]],
        ],
      }, ],
    },
    {
      model: "Versa Note", salesThousands: 25,
      generations: [{
        years: [2015, 2019], style: "4dr Hatchback", doors: 4, size: "Compact",
        engines: {
          mt: { fuel: "regular", hp: 109, cylinders: 4, gearbox: "manual", drive: "fwd", mpg: [27, 36] },
          cvt: { fuel: "regular", hp: 109, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: { 2015: [31, 40], 2017: [31, 39] } },
        },
        trims: [
          ["S", "mt", [14180, 14180, null, null, null]],
          ["S Plus", "cvt", [15430, 15430, 15480, null, null]],
          ["S", "cvt", [null, null, null, 15545, 15650]],
          ["SV", "cvt", [16030, 16230, 16280, 16545, 16950]],
          ["SR", "cvt", [17530, 17730, 17780, 18160, 18360]],
          ["SL", "cvt", [18230, 18430, 18480, null, null]],
        ],
      }, ],
    },
    {
      model: "Sentra", salesThousands: 150,
      generations: [{
        years: [2015, 2019], style: "Sedan", doors: 4, size: "Midsize",
        engines: {
          mt: { fuel: "regular", hp: 130, cylinders: 4, gearbox: "manual", drive: "fwd", mpg: { 2015: [27, 36], 2017: [27, 35] } },
          cvt: { fuel: "regular", hp: 124, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: { 2015: [29, 38], 2017: [29, 37] } },
          turbo: { fuel: "premium-recommended", hp: 188, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [27, 33] },
          turboMt: { fuel: "premium-recommended", hp: 188, cylinders: 4, gearbox: "manual", drive: "fwd", mpg: [26, 32] },
          nismo: { fuel: "premium-recommended", hp: 188, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [25, 30] },
          nismoMt: { fuel: "premium-recommended", hp: 188, cylinders: 4, gearbox: "manual", drive: "fwd", mpg: [25, 31] },
        },
        trims: [
          ["S", "mt", [16480, 16780, 16990, 16990, 17890]],
          ["S", "cvt", [17480, 17580, 17790, 17790, 18790]],
          ["SV", "cvt", [17800, 18250, 18840, 18840, 19090]],
          ["SR", "cvt", [19580, 19770, 20190, 20190, 20390]],
          ["SL", "cvt", [19990, 21400, 21500, 21700, 22090]],
          ["SR Turbo", "turbo", [null, null, 21990, 21990, 22190], { add: ["Performance"] }],
          ["SR Turbo", "turboMt", [null, null, 21990, 21990, null], { add: ["Performance"] }],
          ["NISMO", "nismo", [null, null, 24990, 25790, 26040], { add: ["Performance", "Factory Tuner"] }],
          ["NISMO", "nismoMt", [null, null, 24990, 25790, 26040], { add: ["Performance", "Factory Tuner"] }],
        ],
      }, {
        years: [2020, 2025], style: "Sedan", doors: 4, size: "Midsize",
        engines: {
          cvt: { fuel: "regular", hp: 149, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: { 2020: [29, 39], 2024: [30, 40] } },
          sr: { fuel: "regular", hp: 149, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: { 2020: [28, 37], 2024: [30, 38] } },
          srMt: { fuel: "regular", hp: 149, cylinders: 4, gearbox: "manual", drive: "fwd", mpg: [25, 35] },
        },
        trims: [
          ["S", "cvt", [19090, 19310, 19510, 19950, 20630, 21590]],
          ["SV", "cvt", [20270, 20490, 20710, 20950, 21380, 22390]],
          ["SR", "sr", [21430, 21650, 21990, 22650, 23620, 24640]],
          ["SR", "srMt", [21430, 21650, 21990, null, null, null]],
        ],
      }, ],
    },
    {
      model: "Altima", salesThousands: 115,
      generations: [{
        years: [2015, 2018], style: "Sedan", doors: 4, size: "Midsize",
        engines: {
          i4: { fuel: "regular", hp: 182, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: { 2015: [27, 38], 2016: [27, 39], 2017: [27, 38] } },
          sr: { fuel: "regular", hp: 182, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: { 2016: [26, 37] } },
          v6: { fuel: "regular", hp: 270, cylinders: 6, gearbox: "auto", drive: "fwd", mpg: { 2015: [22, 32] } },
        },
        trims: [
          ["2.5", "i4", [22300, 22500, 22500, null]],
          ["2.5 S", "i4", [22650, 22900, 23100, 23140]],
          ["2.5 SV", "i4", [24720, 25460, 25570, 25630]],
          ["2.5 SL", "i4", [27750, 28570, 28670, 28730]],
          ["2.5 SR", "sr", [null, 24470, 24630, 24690]],
          ["3.5 S", "v6", [26860, null, null, null]],
          ["3.5 SL", "v6", [31950, 32690, 32850, 33280]],
        ],
      }, {
        years: [2019, 2025], style: "Sedan", doors: 4, size: "Midsize",
        engines: {
          i4: { fuel: "regular", hp: 188, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: { 2019: [28, 39], 2023: [27, 39] } },
          sr: { fuel: "regular", hp: 188, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [27, 37] },
          awd: { fuel: "regular", hp: 182, cylinders: 4, gearbox: "auto", drive: "awd", mpg: { 2019: [26, 36], 2023: [26, 36] } },
          srAwd: { fuel: "regular", hp: 182, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [25, 34] },
          vc: { fuel: "premium-recommended", hp: 248, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [25, 34] },
        },
        trims: [
          ["2.5 S", "i4", [23750, 24100, 24300, 24550, 25490, 25730, null]],
          ["2.5 SV", "i4", [27930, 28280, 25200, 25450, 26390, 26630, 27000]],
          ["2.5 SL", "i4", [29640, 29990, 30200, 30990, 32490, 33390, null]],
          ["2.5 Platinum", "i4", [31780, 32130, 32330, null, null, null, null]],
          ["2.5 SR", "sr", [25100, 25450, 26000, 26850, 27890, 28130, 28380]],
          ["2.5 S AWD", "awd", [25100, 25450, 25700, 25950, null, null, null]],
          ["2.5 SV AWD", "awd", [29280, 29630, 26600, 26850, 27890, 28130, 28500]],
          ["2.5 SL AWD", "awd", [30990, 31340, 31600, 32390, 33990, 34890, null]],
          ["2.5 Platinum AWD", "awd", [33130, 33480, 33730, null, null, null, null]],
          ["2.5 SR AWD", "srAwd", [26450, 26800, 27400, 28250, 29390, 29630, 29880]],
          ["2.0 SR VC-Turbo", "vc", [28950, 29300, 30000, 30550, 34990, 35430, null]],
          ["2.0 Platinum VC-Turbo", "vc", [34130, 34480, null, null, null, null, null]],
          ["2.0 Edition ONE", "vc", [35750, null, null, null, null, null, null]],
        ],
      }, ],
    },
    {
      model: "Maxima", salesThousands: 35,
      generations: [{
        years: [2016, 2023], style: "Sedan", doors: 4, size: "Midsize",
        engines: {
          v6: { fuel: "premium-recommended", hp: 300, cylinders: 6, gearbox: "auto", drive: "fwd", mpg: { 2016: [22, 30], 2017: [21, 30], 2019: [20, 30] } },
        },
        trims: [
          ["3.5 S", "v6", [32410, 32610, 33270, 33950, 34250, null, null, null]],
          ["3.5 SV", "v6", [34390, 34590, 35250, 36050, 36330, 36990, 37240, 38140]],
          ["3.5 SL", "v6", [36890, 37090, 37750, 38490, 38770, null, null, null]],
          ["3.5 SR", "v6", [37670, 37870, 38530, 39640, 40040, 41750, 42350, 43300]],
          ["3.5 Platinum", "v6", [39860, 40060, 40860, 41540, 41740, 42640, 43140, 44090]],
          ["40th Anniversary Edition", "v6", [null, null, null, null, null, 43350, null, null]],
        ],
      }, ],
    },
    {
      model: "Leaf", salesThousands: 12,
      generations: [{
        years: [2015, 2017], style: "4dr Hatchback", doors: 4, size: "Compact",
        engines: {
          small: { fuel: "electric", hp: 107, cylinders: null, gearbox: "direct", drive: "fwd", mpg: [126, 101] },
          large: { fuel: "electric", hp: 107, cylinders: null, gearbox: "direct", drive: "fwd", mpg: [124, 101] },
        },
        trims: [
          ["S", "small", [29010, 29010, null]],
          ["SV", "small", [32100, null, null]],
          ["SL", "small", [35120, null, null]],
          ["S (30 kWh)", "large", [null, null, 30680]],
          ["SV (30 kWh)", "large", [null, 34200, 34200]],
          ["SL (30 kWh)", "large", [null, 36790, 36790]],
        ],
      }, {
        years: [2018, 2025], style: "4dr Hatchback", doors: 4, size: "Compact",
        engines: {
          std: { fuel: "electric", hp: 147, cylinders: null, gearbox: "direct", drive: "fwd", mpg: { 2018: [125, 100], 2019: [124, 99], 2020: [123, 99] } },
          sPlus: { fuel: "electric", hp: 214, cylinders: null, gearbox: "direct", drive: "fwd", mpg: [118, 97] },
          plus: { fuel: "electric", hp: 214, cylinders: null, gearbox: "direct", drive: "fwd", mpg: { 2019: [114, 94], 2023: [121, 98] } },
        },
        trims: [
          ["S", "std", [29990, 29990, 31600, 31620, 27400, 27800, 28140, 28140]],
          ["SV", "std", [32490, 32600, 34190, 34910, 28800, null, null, null]],
          ["SL", "std", [36200, 36300, null, null, null, null, null, null]],
          ["S Plus", "sPlus", [null, 36550, 38200, 38220, 32400, null, null, null]],
          ["SV Plus", "plus", [null, 38510, 39750, 40670, 35400, 35800, 36190, 36190]],
          ["SL Plus", "plus", [null, 42550, 43900, 43920, 37400, null, null, null]],
        ],
      }, {
        years: [2026, 2026], style: "4dr SUV", doors: 4, size: "Compact", categories: ["Crossover"],
        engines: {
          plus: { fuel: "electric", hp: 214, cylinders: null, gearbox: "direct", drive: "fwd", mpg: null },
        },
        trims: [
          ["S+", "plus", [29990]],
          ["SV+", "plus", [34230]],
          ["Platinum+", "plus", [38990]],
        ],
      }, ],
    },
    {
      model: "Ariya", salesThousands: 19, categories: ["Crossover"],
      generations: [{
        years: [2023, 2024], style: "4dr SUV", doors: 4, size: "Midsize",
        engines: {
          engage: { fuel: "electric", hp: 214, cylinders: null, gearbox: "direct", drive: "fwd", mpg: [109, 94] },
          fwd: { fuel: "electric", hp: 238, cylinders: null, gearbox: "direct", drive: "fwd", mpg: [109, 94] },
          engageAwd: { fuel: "electric", hp: 335, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
          awd: { fuel: "electric", hp: 389, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
        },
        trims: [
          ["Engage", "engage", [43190, 39590]],
          ["Venture+", "fwd", [47190, 41190]],
          ["Evolve+", "fwd", [50190, 44190]],
          ["Empower+", "fwd", [53690, 47690]],
          ["Engage e-4ORCE", "engageAwd", [47190, 43590]],
          ["Engage+ e-4ORCE", "awd", [51190, 45190]],
          ["Evolve+ e-4ORCE", "awd", [54190, 48190]],
          ["Platinum+ e-4ORCE", "awd", [60190, 54190]],
        ],
      }, ],
    },
    {
      model: "370Z", salesThousands: 4, categories: ["Performance"],
      generations: [{
        years: [2015, 2020], style: "Coupe", doors: 2, size: "Compact",
        engines: {
          mt: { fuel: "premium", hp: 332, cylinders: 6, gearbox: "manual", drive: "rwd", mpg: { 2015: [18, 26], 2017: [17, 26] } },
          at: { fuel: "premium", hp: 332, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: [19, 26] },
          convMt: { fuel: "premium", hp: 332, cylinders: 6, gearbox: "manual", drive: "rwd", mpg: { 2015: [17, 24] } },
          convAt: { fuel: "premium", hp: 332, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: [18, 25] },
          nismo: { fuel: "premium", hp: 350, cylinders: 6, gearbox: "manual", drive: "rwd", mpg: { 2015: [18, 26], 2017: [17, 26] } },
          nismoAt: { fuel: "premium", hp: 350, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: [19, 26] },
        },
        trims: [
          ["Base", "mt", [29990, 29990, 29990, 29990, 29990, 30090]],
          ["Sport", "mt", [33070, 33570, 33570, 33570, 33570, 33820]],
          ["Touring", "mt", [35270, 35370, 35370, null, null, null]],
          ["Sport Tech", "mt", [38170, 38670, 38670, 38670, 39490, null]],
          ["Base", "at", [31290, 31290, 31390, 31390, 31390, 31490]],
          ["Sport", "at", [34370, 34870, 34970, 34970, 34970, 35220]],
          ["NISMO", "nismo", [41990, 41990, 41990, 45690, 45690, 45790], { add: ["Factory Tuner"] }],
          ["NISMO Tech", "nismo", [45490, 45490, 45490, null, null, null], { add: ["Factory Tuner"] }],
          ["NISMO", "nismoAt", [43290, 43290, 43390, 47090, 47090, 47190], { add: ["Factory Tuner"] }],
          ["Roadster", "convMt", [41820, 41820, 41820, 41820, 41820, null], { style: "Convertible" }],
          ["Roadster Touring", "convMt", [45170, 45170, 45270, 45270, 45790, null], { style: "Convertible" }],
          ["Roadster Touring Sport", "convAt", [49270, 49270, 49400, 49400, 49890, null], { style: "Convertible" }],
        ],
      }, ],
    },
    {
      model: "Z", salesThousands: 3, categories: ["Performance"],
      generations: [{
        years: [2023, 2025], style: "Coupe", doors: 2, size: "Compact",
        engines: {
          mt: { fuel: "premium", hp: 400, cylinders: 6, gearbox: "manual", drive: "rwd", mpg: [18, 24] },
          at: { fuel: "premium", hp: 400, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: [19, 28] },
          nismo: { fuel: "premium", hp: 420, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: [17, 24] },
        },
        trims: [
          ["Sport", "mt", [39990, 42210, 42970]],
          ["Performance", "mt", [49990, 52210, 52970]],
          ["Proto Spec", "mt", [52990, null, null]],
          ["Sport", "at", [39990, 42210, 42970]],
          ["Performance", "at", [49990, 52210, 52970]],
          ["NISMO", "nismo", [null, 64990, 65750], { add: ["Factory Tuner"] }],
        ],
      }, ],
    },
    {
      model: "GT-R", salesThousands: 0.5, categories: ["Exotic", "High-Performance"],
      generations: [{
        years: [2015, 2016], style: "Coupe", doors: 2, size: "Midsize",
        engines: {
          v6: { fuel: "premium", hp: 545, cylinders: 6, gearbox: "dct", drive: "awd", mpg: [16, 23] },
          nismo: { fuel: "premium", hp: 600, cylinders: 6, gearbox: "dct", drive: "awd", mpg: [16, 23] },
        },
        trims: [
          ["Premium", "v6", [101770, 101770]],
          ["45th Anniversary Gold Edition", "v6", [null, 102770]],
          ["Black Edition", "v6", [111510, 111510]],
          ["NISMO", "nismo", [149990, 149990], { add: ["Factory Tuner"] }],
        ],
      }, {
        years: [2017, 2021], style: "Coupe", doors: 2, size: "Midsize",
        engines: {
          v6: { fuel: "premium", hp: 565, cylinders: 6, gearbox: "dct", drive: "awd", mpg: [16, 22] },
          nismo: { fuel: "premium", hp: 600, cylinders: 6, gearbox: "dct", drive: "awd", mpg: [16, 22] },
        },
        trims: [
          ["Pure", "v6", [null, 99990, 99990, null, null]],
          ["Premium", "v6", [109990, 110490, 110490, 113540, 113540]],
          ["50th Anniversary Edition", "v6", [null, null, null, 121090, null]],
          ["Track Edition", "v6", [null, 127990, 127990, 145540, null]],
          ["NISMO", "nismo", [174990, 175490, 175490, 210740, 210740], { add: ["Factory Tuner"] }],
        ],
      }, {
        years: [2023, 2024], style: "Coupe", doors: 2, size: "Midsize",
        engines: {
          v6: { fuel: "premium", hp: 565, cylinders: 6, gearbox: "dct", drive: "awd", mpg: [16, 22] },
          nismo: { fuel: "premium", hp: 600, cylinders: 6, gearbox: "dct", drive: "awd", mpg: [16, 22] },
        },
        trims: [
          ["Premium", "v6", [113540, 120990]],
          ["T-spec", "v6", [138490, 140990]],
          ["NISMO", "nismo", [210740, 220990], { add: ["Factory Tuner"] }],
        ],
      }, ],
    },
    {
      model: "Juke", salesThousands: 25, categories: ["Crossover"],
      generations: [{
        years: [2015, 2017], style: "4dr SUV", doors: 4, size: "Compact",
        engines: {
          fwd: { fuel: "premium-recommended", hp: 188, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: { 2015: [28, 34], 2016: [28, 33] } },
          awd: { fuel: "premium-recommended", hp: 188, cylinders: 4, gearbox: "auto", drive: "awd", mpg: { 2015: [26, 31] } },
          rs: { fuel: "premium-recommended", hp: 215, cylinders: 4, gearbox: "manual", drive: "fwd", mpg: [25, 31] },
          rsAwd: { fuel: "premium-recommended", hp: 211, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [25, 29] },
        },
        trims: [
          ["S", "fwd", [20250, 20250, 20250]],
          ["SV", "fwd", [22300, 22300, 22300]],
          ["NISMO", "fwd", [24830, 24830, null], { add: ["Performance", "Factory Tuner"] }],
          ["SL", "fwd", [25240, 25240, 25240]],
          ["S AWD", "awd", [22100, 22100, 22100]],
          ["SV AWD", "awd", [24150, 24150, 24150]],
          ["NISMO AWD", "awd", [26830, 26830, 26830], { add: ["Performance", "Factory Tuner"] }],
          ["SL AWD", "awd", [27090, 27090, 27090]],
          ["NISMO RS", "rs", [28020, 28020, null], { add: ["Performance", "Factory Tuner"] }],
          ["NISMO RS AWD", "rsAwd", [30020, 30020, null], { add: ["Performance", "Factory Tuner"] }],
        ],
      }, ],
    },
    {
      model: "Kicks", salesThousands: 70, categories: ["Crossover"],
      generations: [{
        years: [2018, 2024], style: "4dr SUV", doors: 4, size: "Compact",
        engines: {
          fwd: { fuel: "regular", hp: 122, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [31, 36] },
        },
        trims: [
          ["S", "fwd", [17990, 18540, 18870, 19500, 19800, 20590, null]],
          ["SV", "fwd", [19690, 20250, 20500, 21300, 21640, 22440, null]],
          ["SR", "fwd", [20290, 20870, 21120, 21940, 22340, 23240, null]],
        ],
      }, {
        years: [2025, 2025], style: "4dr SUV", doors: 4, size: "Compact",
        engines: {
          fwd: { fuel: "regular", hp: 141, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [28, 35] },
          awd: { fuel: "regular", hp: 141, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [27, 34] },
        },
        trims: [
          ["S", "fwd", [21830]],
          ["SV", "fwd", [23680]],
          ["SR", "fwd", [26180]],
          ["S AWD", "awd", [23330]],
          ["SV AWD", "awd", [25180]],
          ["SR AWD", "awd", [27680]],
        ],
      }, ],
    },
    {
      model: "Rogue Sport", salesThousands: 40, categories: ["Crossover"],
      generations: [{
        years: [2017, 2022], style: "4dr SUV", doors: 4, size: "Compact",
        engines: {
          fwd: { fuel: "regular", hp: 141, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [25, 32] },
          awd: { fuel: "regular", hp: 141, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [24, 30] },
        },
        trims: [
          ["S", "fwd", [21420, 21640, 22110, 23240, 23960, 24260]],
          ["SV", "fwd", [23020, 23240, 23630, 24640, 25440, 25740]],
          ["SL", "fwd", [26070, 26290, 27220, 28140, 28920, 29220]],
          ["S AWD", "awd", [22770, 22990, 23460, 24590, 25360, 25660]],
          ["SV AWD", "awd", [24370, 24590, 24980, 25990, 26840, 27140]],
          ["SL AWD", "awd", [27420, 27640, 28570, 29490, 30320, 30620]],
        ],
      }, ],
    },
    {
      model: "Rogue", salesThousands: 260, categories: ["Crossover"],
      generations: [{
        years: [2015, 2020], style: "4dr SUV", doors: 4, size: "Midsize",
        engines: {
          fwd: { fuel: "regular", hp: 170, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [26, 33] },
          awd: { fuel: "regular", hp: 170, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [25, 32] },
        },
        trims: [
          ["S", "fwd", [22790, 23040, 23820, 24680, 24920, 25300]],
          ["SV", "fwd", [24230, 24490, 25240, 25900, 26270, 26720]],
          ["SL", "fwd", [28380, 29180, 30360, 31060, 31390, 32000]],
          ["S AWD", "awd", [24140, 24390, 25170, 26030, 26270, 26650]],
          ["SV AWD", "awd", [25580, 25840, 26590, 27250, 27620, 28070]],
          ["SL AWD", "awd", [29730, 30530, 31710, 32410, 32740, 33350]],
        ],
      }, {
        years: [2021, 2021], style: "4dr SUV", doors: 4, size: "Midsize",
        engines: {
          s: { fuel: "regular", hp: 181, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [27, 35] },
          fwd: { fuel: "regular", hp: 181, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [26, 34] },
          sAwd: { fuel: "regular", hp: 181, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [26, 33] },
          awd: { fuel: "regular", hp: 181, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [25, 32] },
        },
        trims: [
          ["S", "s", [25650]],
          ["SV", "fwd", [27340]],
          ["SL", "fwd", [32000]],
          ["Platinum", "fwd", [35430]],
          ["S AWD", "sAwd", [27050]],
          ["SV AWD", "sAwd", [28740]],
          ["SL AWD", "awd", [33400]],
          ["Platinum AWD", "awd", [36830]],
        ],
      }, {
        years: [2022, 2025], style: "4dr SUV", doors: 4, size: "Midsize",
        engines: {
          fwd: { fuel: "regular", hp: 201, cylinders: 3, gearbox: "auto", drive: "fwd", mpg: [30, 37] },
          lux: { fuel: "regular", hp: 201, cylinders: 3, gearbox: "auto", drive: "fwd", mpg: [29, 36] },
          awd: { fuel: "regular", hp: 201, cylinders: 3, gearbox: "auto", drive: "awd", mpg: [28, 35] },
          luxAwd: { fuel: "regular", hp: 201, cylinders: 3, gearbox: "auto", drive: "awd", mpg: [28, 34] },
          rock: { fuel: "regular", hp: 201, cylinders: 3, gearbox: "auto", drive: "awd", mpg: [27, 32] },
        },
        trims: [
          ["S", "fwd", [26700, 27760, 28600, 28590]],
          ["SV", "fwd", [28390, 29410, 30190, 30390]],
          ["SL", "lux", [33050, 33770, 34340, 33690]],
          ["Platinum", "lux", [36480, 37220, 37790, 38190]],
          ["S AWD", "awd", [28200, 29260, 30100, 29990]],
          ["SV AWD", "awd", [29890, 30910, 31690, 31790]],
          ["SL AWD", "luxAwd", [34550, 35270, 35840, 35090]],
          ["Platinum AWD", "luxAwd", [37980, 38720, 39290, 39590]],
          ["Rock Creek AWD", "rock", [null, null, null, 35190]],
        ],
      }, ],
    },
    {
      model: "Rogue Hybrid", salesThousands: 3, categories: ["Crossover"],
      generations: [{
        years: [2017, 2019], style: "4dr SUV", doors: 4, size: "Midsize",
        engines: {
          fwd: { fuel: "regular", hp: 176, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [33, 35], hybrid: "hybrid" },
          awd: { fuel: "regular", hp: 176, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [31, 34], hybrid: "hybrid" },
        },
        trims: [
          ["SV", "fwd", [26240, 26900, 27600]],
          ["SL", "fwd", [31390, 32090, 32890]],
          ["SV AWD", "awd", [27590, 28250, 28950]],
          ["SL AWD", "awd", [32740, 33440, 34240]],
        ],
      }, ],
    },
    {
      model: "Murano", salesThousands: 40, categories: ["Crossover"],
      generations: [{
        years: [2015, 2024], style: "4dr SUV", doors: 4, size: "Midsize",
        engines: {
          fwd: { fuel: "regular", hp: 260, cylinders: 6, gearbox: "auto", drive: "fwd", mpg: { 2015: [21, 28], 2019: [20, 28] } },
          awd: { fuel: "regular", hp: 260, cylinders: 6, gearbox: "auto", drive: "awd", mpg: { 2015: [21, 28], 2019: [20, 28] } },
        },
        trims: [
          ["S", "fwd", [29560, 29660, 29740, 30640, 31270, 31730, 32610, null, null, null]],
          ["SV", "fwd", [32620, 32720, 32800, 33700, 34500, 34960, 35840, 36060, 36860, 38440]],
          ["SL", "fwd", [36950, 37050, 37130, 38030, 39230, 39690, 40570, 41090, 42110, 43690]],
          ["Platinum", "fwd", [39050, 39150, 39230, 40690, 43300, 43730, 44610, 44690, 45710, 47290]],
          ["S AWD", "awd", [31160, 31260, 31340, 32240, 32870, 33330, 34210, null, null, null]],
          ["SV AWD", "awd", [34220, 34320, 34400, 35300, 36100, 36560, 37440, 37660, 38460, 40040]],
          ["SL AWD", "awd", [38550, 38650, 38730, 39630, 40830, 41290, 42170, 42690, 43710, 45290]],
          ["Platinum AWD", "awd", [40650, 40750, 40830, 42290, 44900, 45330, 46210, 46290, 47310, 48890]],
        ],
      }, {
        years: [2025, 2025], style: "4dr SUV", doors: 4, size: "Midsize",
        engines: {
          fwd: { fuel: "regular", hp: 241, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [21, 27] },
          awd: { fuel: "regular", hp: 241, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [21, 27] },
        },
        trims: [
          ["SV", "fwd", [40470]],
          ["SV AWD", "awd", [42470]],
          ["SL AWD", "awd", [46560]],
          ["Platinum AWD", "awd", [49600]],
        ],
      }, ],
    },
    {
      model: "Pathfinder", salesThousands: 75, categories: ["Crossover"],
      generations: [{
        years: [2015, 2016], style: "4dr SUV", doors: 4, size: "Midsize",
        engines: {
          fwd: { fuel: "regular", hp: 260, cylinders: 6, gearbox: "auto", drive: "fwd", mpg: [20, 27] },
          "4wd": { fuel: "regular", hp: 260, cylinders: 6, gearbox: "auto", drive: "4wd", mpg: [19, 26] },
        },
        trims: [
          ["S", "fwd", [29510, 29830]],
          ["SV", "fwd", [32810, 33090]],
          ["SL", "fwd", [35910, 36310]],
          ["Platinum", "fwd", [40850, 41150]],
          ["S 4WD", "4wd", [31110, 31520]],
          ["SV 4WD", "4wd", [34410, 34780]],
          ["SL 4WD", "4wd", [37510, 38000]],
          ["Platinum 4WD", "4wd", [42450, 42840]],
        ],
      }, {
        years: [2017, 2020], style: "4dr SUV", doors: 4, size: "Midsize",
        engines: {
          fwd: { fuel: "regular", hp: 284, cylinders: 6, gearbox: "auto", drive: "fwd", mpg: { 2017: [20, 27], 2020: [20, 27] } },
          "4wd": { fuel: "regular", hp: 284, cylinders: 6, gearbox: "auto", drive: "4wd", mpg: [19, 26] },
        },
        trims: [
          ["S", "fwd", [30290, 30990, 31230, 31830]],
          ["SV", "fwd", [32680, 33680, 34180, 34640]],
          ["SL", "fwd", [35990, 37390, 37890, 38340]],
          ["Platinum", "fwd", [41090, 41890, 42310, 42710]],
          ["S 4WD", "4wd", [31980, 32680, 32920, 33730]],
          ["SV 4WD", "4wd", [34370, 35370, 35870, 36540]],
          ["SL 4WD", "4wd", [37680, 39080, 39580, 40240]],
          ["Platinum 4WD", "4wd", [42780, 43580, 44000, 44610]],
        ],
      }, {
        years: [2022, 2025], style: "4dr SUV", doors: 4, size: "Midsize",
        engines: {
          fwd: { fuel: "regular", hp: 284, cylinders: 6, gearbox: "auto", drive: "fwd", mpg: [20, 26] },
          "4wd": { fuel: "regular", hp: 284, cylinders: 6, gearbox: "auto", drive: "4wd", mpg: { 2022: [21, 27], 2023: [20, 27] } },
          plat: { fuel: "regular", hp: 284, cylinders: 6, gearbox: "auto", drive: "4wd", mpg: [20, 25] },
          rock: { fuel: "regular", hp: 295, cylinders: 6, gearbox: "auto", drive: "4wd", mpg: [20, 23] },
        },
        trims: [
          ["S", "fwd", [33410, 35000, 35810, 36400]],
          ["SV", "fwd", [36200, 37640, 38430, 38980]],
          ["SL", "fwd", [39590, 40650, 41530, 42310]],
          ["Platinum", "fwd", [46190, 47150, 48090, 48970]],
          ["S 4WD", "4wd", [35310, 36900, 37810, 38400]],
          ["SV 4WD", "4wd", [38100, 39540, 40430, 40980]],
          ["SL 4WD", "4wd", [41490, 42550, 43530, 44310]],
          ["Rock Creek 4WD", "rock", [null, 42620, 43500, 44420]],
          ["Platinum 4WD", "plat", [48090, 49050, 50090, 50970]],
        ],
      }, ],
    },
    {
      model: "Armada", salesThousands: 22,
      generations: [{
        years: [2015, 2015], style: "4dr SUV", doors: 4, size: "Large",
        engines: {
          rwd: { fuel: "flex", hp: 317, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: [13, 19] },
          "4wd": { fuel: "flex", hp: 317, cylinders: 8, gearbox: "auto", drive: "4wd", mpg: [12, 18] },
        },
        trims: [
          ["SV", "rwd", [38080]],
          ["SL", "rwd", [43260]],
          ["Platinum", "rwd", [51030]],
          ["SV 4WD", "4wd", [40980]],
          ["SL 4WD", "4wd", [46160]],
          ["Platinum 4WD", "4wd", [53930]],
        ],
      }, {
        years: [2017, 2020], style: "4dr SUV", doors: 4, size: "Large",
        engines: {
          rwd: { fuel: "regular", hp: 390, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: [14, 19] },
          "4wd": { fuel: "regular", hp: 390, cylinders: 8, gearbox: "auto", drive: "4wd", mpg: [13, 18] },
        },
        trims: [
          ["SV", "rwd", [44400, 45600, 46090, 47100]],
          ["SL", "rwd", [49150, 50350, 50850, 51900]],
          ["Platinum", "rwd", [57190, 58390, 59600, 62100]],
          ["SV 4WD", "4wd", [47300, 48500, 48990, 50000]],
          ["SL 4WD", "4wd", [52050, 53250, 53750, 54800]],
          ["Platinum 4WD", "4wd", [60090, 61290, 62500, 65000]],
        ],
      }, {
        years: [2021, 2024], style: "4dr SUV", doors: 4, size: "Large",
        engines: {
          rwd: { fuel: "premium-recommended", hp: 400, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: [14, 19] },
          "4wd": { fuel: "premium-recommended", hp: 400, cylinders: 8, gearbox: "auto", drive: "4wd", mpg: [13, 18] },
        },
        trims: [
          ["S", "rwd", [48500, 48900, 50700, null]],
          ["SV", "rwd", [51400, 51800, 53600, 55060]],
          ["SL", "rwd", [54300, 54700, 57600, 59220]],
          ["Platinum", "rwd", [63400, 63800, 65900, 67900]],
          ["S 4WD", "4wd", [51400, 51800, 53600, null]],
          ["SV 4WD", "4wd", [54300, 54700, 56500, 58060]],
          ["SL 4WD", "4wd", [57200, 57600, 60500, 62220]],
          ["Platinum 4WD", "4wd", [66300, 66700, 68800, 70900]],
        ],
      }, {
        years: [2025, 2025], style: "4dr SUV", doors: 4, size: "Large",
        engines: {
          rwd: { fuel: "premium", hp: 425, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: [16, 20] },
          "4wd": { fuel: "premium", hp: 425, cylinders: 6, gearbox: "auto", drive: "4wd", mpg: [16, 19] },
        },
        trims: [
          ["SV", "rwd", [56520]],
          ["SL", "rwd", [62240]],
          ["SV 4WD", "4wd", [59520]],
          ["SL 4WD", "4wd", [65240]],
          ["PRO-4X", "4wd", [73540]],
          ["Platinum Reserve 4WD", "4wd", [79990]],
        ],
      }, ],
    },
    {
      model: "Xterra", salesThousands: 16,
      generations: [{
        years: [2015, 2015], style: "4dr SUV", doors: 4, size: "Midsize",
        engines: {
          rwd: { fuel: "regular", hp: 261, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: [16, 22] },
          "4wd": { fuel: "regular", hp: 261, cylinders: 6, gearbox: "auto", drive: "4wd", mpg: [15, 20] },
          mt: { fuel: "regular", hp: 261, cylinders: 6, gearbox: "manual", drive: "4wd", mpg: [16, 20] },
        },
        trims: [
          ["X", "rwd", [23660]],
          ["S", "rwd", [25360]],
          ["X 4WD", "4wd", [25710]],
          ["S 4WD", "4wd", [27410]],
          ["PRO-4X", "4wd", [31590]],
          ["S 4WD", "mt", [26360]],
          ["PRO-4X", "mt", [30540]],
        ],
      }, ],
    },
    {
      model: "Quest", salesThousands: 11,
      generations: [{
        years: [2015, 2017], style: "Passenger Minivan", doors: 4, size: "Large",
        engines: {
          v6: { fuel: "regular", hp: 260, cylinders: 6, gearbox: "auto", drive: "fwd", mpg: [20, 27] },
        },
        trims: [
          ["S", "v6", [26530, 26580, null]],
          ["SV", "v6", [30490, 30540, 31740]],
          ["SL", "v6", [33800, 34110, 35310]],
          ["Platinum", "v6", [43100, 43330, 44530]],
        ],
      }, ],
    },
    {
      model: "Frontier", salesThousands: 70,
      generations: [{
        years: [2015, 2019], style: "Crew Cab Pickup", doors: 4, size: "Compact",
        engines: {
          i4mt: { fuel: "regular", hp: 152, cylinders: 4, gearbox: "manual", drive: "rwd", mpg: [19, 23] },
          i4: { fuel: "regular", hp: 152, cylinders: 4, gearbox: "auto", drive: "rwd", mpg: [17, 22] },
          v6: { fuel: "regular", hp: 261, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: [16, 22] },
          v64: { fuel: "regular", hp: 261, cylinders: 6, gearbox: "auto", drive: "4wd", mpg: [15, 21] },
          v6mt4: { fuel: "regular", hp: 261, cylinders: 6, gearbox: "manual", drive: "4wd", mpg: [16, 21] },
        },
        trims: [
          ["King Cab S", "i4mt", [17990, 18290, 18390, 18390, 18990], { style: "Extended Cab Pickup" }],
          ["King Cab S", "i4", [20080, 20090, 20290, 20290, 20790], { style: "Extended Cab Pickup" }],
          ["King Cab SV", "i4", [20610, 20960, 21240, 21240, 21740], { style: "Extended Cab Pickup" }],
          ["King Cab SV V6 4x4", "v64", [25810, 26060, 26270, 26270, 27690], { style: "Extended Cab Pickup" }],
          ["King Cab PRO-4X", "v6mt4", [29310, 30120, 30560, 30560, null], { style: "Extended Cab Pickup" }],
          ["Crew Cab S V6", "v6", [23600, 23730, 24050, 24050, 24450]],
          ["Crew Cab SV V6", "v6", [24710, 24930, 25340, 25340, 26040]],
          ["Crew Cab SL V6", "v6", [29740, 30340, 31140, 31140, null]],
          ["Crew Cab S V6 4x4", "v64", [26520, 26650, 26970, 26970, 27370]],
          ["Crew Cab SV V6 4x4", "v64", [27510, 27730, 28140, 28140, 28840]],
          ["Crew Cab PRO-4X", "v64", [31740, 32240, 33040, 33040, 33390]],
          ["Crew Cab SL V6 4x4", "v64", [32540, 33140, 33940, 33940, null]],
        ],
      }, {
        years: [2020, 2021], style: "Crew Cab Pickup", doors: 4, size: "Compact",
        engines: {
          v6: { fuel: "regular", hp: 310, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: [18, 24] },
          v64: { fuel: "regular", hp: 310, cylinders: 6, gearbox: "auto", drive: "4wd", mpg: [17, 23] },
        },
        trims: [
          ["King Cab S", "v6", [26790, 27790], { style: "Extended Cab Pickup" }],
          ["Crew Cab S", "v6", [28140, 29090]],
          ["Crew Cab SV", "v6", [29690, 30190]],
          ["King Cab S 4x4", "v64", [29690, 30690], { style: "Extended Cab Pickup" }],
          ["Crew Cab S 4x4", "v64", [31290, 31890]],
          ["Crew Cab SV 4x4", "v64", [32490, 32990]],
          ["Crew Cab PRO-4X", "v64", [37490, 38120]],
        ],
      }, {
        years: [2022, 2025], style: "Crew Cab Pickup", doors: 4, size: "Compact",
        engines: {
          v6: { fuel: "regular", hp: 310, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: { 2022: [18, 24], 2025: [19, 24] } },
          v64: { fuel: "regular", hp: 310, cylinders: 6, gearbox: "auto", drive: "4wd", mpg: { 2022: [17, 22] } },
        },
        trims: [
          ["King Cab S", "v6", [27840, 29190, 30030, null], { style: "Extended Cab Pickup" }],
          ["King Cab SV", "v6", [30640, 31990, 32630, null], { style: "Extended Cab Pickup" }],
          ["King Cab S 4x4", "v64", [31040, 32390, 33230, null], { style: "Extended Cab Pickup" }],
          ["Crew Cab S", "v6", [29340, 30690, 31530, null]],
          ["Crew Cab SV", "v6", [32140, 33490, 34130, null]],
          ["Crew Cab PRO-X", "v6", [34240, 35590, 36630, null]],
          ["Crew Cab S 4x4", "v64", [32540, 33890, 34730, null]],
          ["Crew Cab SV 4x4", "v64", [35140, 36490, 37330, null]],
          ["Crew Cab PRO-4X", "v64", [37240, 38590, 39830, null]],
        ],
      }, ],
    },
    {
      model: "Titan", salesThousands: 20,
      generations: [{
        years: [2015, 2015], style: "Crew Cab Pickup", doors: 4, size: "Large",
        engines: {
          rwd: { fuel: "flex", hp: 317, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: [13, 18] },
          "4wd": { fuel: "flex", hp: 317, cylinders: 8, gearbox: "auto", drive: "4wd", mpg: [12, 17] },
        },
        trims: [
          ["King Cab S", "rwd", [29640], { style: "Extended Cab Pickup" }],
          ["Crew Cab S", "rwd", [32320]],
          ["Crew Cab SV", "rwd", [34620]],
          ["Crew Cab SL", "rwd", [40490]],
          ["Crew Cab SV 4x4", "4wd", [37620]],
          ["Crew Cab PRO-4X", "4wd", [41020]],
          ["Crew Cab SL 4x4", "4wd", [43490]],
        ],
      }, {
        years: [2017, 2019], style: "Crew Cab Pickup", doors: 4, size: "Large",
        engines: {
          rwd: { fuel: "regular", hp: 390, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: [15, 21] },
          "4wd": { fuel: "regular", hp: 390, cylinders: 8, gearbox: "auto", drive: "4wd", mpg: [15, 20] },
        },
        trims: [
          ["King Cab S", "rwd", [null, 30330, 30690], { style: "Extended Cab Pickup" }],
          ["Crew Cab S", "rwd", [34780, 34980, 35440]],
          ["Crew Cab SV", "rwd", [37470, 37670, 38490]],
          ["Crew Cab SL", "rwd", [46350, 46550, 48170]],
          ["Crew Cab Platinum Reserve", "rwd", [52310, 52510, 54150]],
          ["Crew Cab S 4x4", "4wd", [37840, 38040, 38570]],
          ["Crew Cab SV 4x4", "4wd", [40530, 40730, 41620]],
          ["Crew Cab PRO-4X", "4wd", [44990, 45190, 46800]],
          ["Crew Cab SL 4x4", "4wd", [49410, 49610, 51300]],
          ["Crew Cab Platinum Reserve 4x4", "4wd", [55400, 55600, 57280]],
        ],
      }, {
        years: [2020, 2024], style: "Crew Cab Pickup", doors: 4, size: "Large",
        engines: {
          rwd: { fuel: "premium-recommended", hp: 400, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: [16, 21] },
          "4wd": { fuel: "premium-recommended", hp: 400, cylinders: 8, gearbox: "auto", drive: "4wd", mpg: [15, 20] },
        },
        trims: [
          ["King Cab S", "rwd", [36190, 36550, null, null, null], { style: "Extended Cab Pickup" }],
          ["Crew Cab S", "rwd", [38490, 38850, null, null, null]],
          ["Crew Cab SV", "rwd", [41490, 41850, 42490, 45770, 45770]],
          ["Crew Cab S 4x4", "4wd", [41690, 42050, null, null, null]],
          ["Crew Cab SV 4x4", "4wd", [44690, 45050, 45690, 48970, 48970]],
          ["Crew Cab PRO-4X", "4wd", [50590, 50950, 51590, 54870, 54870]],
          ["Crew Cab Platinum Reserve 4x4", "4wd", [58590, 58950, 59590, 62870, 62870]],
        ],
      }, ],
    },
    {
      model: "Titan XD", salesThousands: 8,
      generations: [{
        years: [2016, 2019], style: "Crew Cab Pickup", doors: 4, size: "Large",
        engines: {
          diesel: { fuel: "diesel", hp: 310, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: null },
          diesel4: { fuel: "diesel", hp: 310, cylinders: 8, gearbox: "auto", drive: "4wd", mpg: null },
        },
        trims: [
          ["Crew Cab S Diesel", "diesel", [40290, 40290, 40690, 41490]],
          ["Crew Cab SV Diesel", "diesel", [42870, 42870, 43270, 44280]],
          ["Crew Cab SV Diesel 4x4", "diesel4", [45930, 45930, 46330, 47410]],
          ["Crew Cab PRO-4X Diesel", "diesel4", [50970, 50970, 51370, 53190]],
          ["Crew Cab Platinum Reserve Diesel 4x4", "diesel4", [60520, 60520, 60920, 62480]],
        ],
      }, ],
    },
    {
      model: "NV200", salesThousands: 18,
      generations: [{
        years: [2015, 2021], style: "Cargo Van", doors: 3, size: "Compact",
        engines: {
          cvt: { fuel: "regular", hp: 131, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: { 2015: [24, 25], 2017: [24, 26] } },
        },
        trims: [
          ["S", "cvt", [20720, 21150, 21900, 22420, 22750, 23210, 23530]],
          ["SV", "cvt", [21710, 22140, 22890, 23410, 23830, 24290, 24610]],
        ],
      }, ],
    },
  ],
};
