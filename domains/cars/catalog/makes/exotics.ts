import { type MakeTable, over } from "@/domains/cars/catalog/make-table";

export const ferrari: MakeTable = {
  make: "Ferrari",
  lines: [
    {
      model: "458 Italia",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2015, 2015],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 178.2, width: 76.3, height: 47.8, wheelbase: 104.3, cargo: 8.1, weight: 3274 },
            bodies: { Convertible: { weight: 3384 } },
            engines: { speciale: { length: 179.9, width: 76.8, height: 47.4, weight: 3075 } },
          },
          engines: {
            v8: { fuel: "premium", hp: 562, cylinders: 8, gearbox: "dct", drive: "rwd", mpg: [13, 17] },
            speciale: { fuel: "premium", hp: 597, cylinders: 8, gearbox: "dct", drive: "rwd", mpg: [13, 17] },
          },
          trims: [
            ["Base", "v8", [239340]],
            ["Speciale", "speciale", [291744]],
            ["Spider", "v8", [263553], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "488 GTB",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2016, 2019],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 179.8, width: 76.9, height: 47.8, wheelbase: 104.3, cargo: 8.1, weight: 3252 },
            bodies: { Convertible: { height: 47.7, weight: 3362 } },
            engines: { pista: { length: 181.3, width: 77.8, height: 47.5, cargo: 6, weight: 3053 } },
            standard: { leather: ["Base", "Spider"] },
          },
          engines: {
            v8: { fuel: "premium", hp: 661, cylinders: 8, gearbox: "dct", drive: "rwd", mpg: [15, 22] },
            pista: { fuel: "premium", hp: 711, cylinders: 8, gearbox: "dct", drive: "rwd", mpg: [15, 20] },
          },
          trims: [
            ["Base", "v8", [242737, null, null, 262647]],
            ["Pista", "pista", [null, null, null, 331000]],
            ["Spider", "v8", [272700, null, null, 295000], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "California T",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2015, 2017],
          style: "Convertible",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 4, length: 179.9, width: 75.2, height: 52, wheelbase: 105.1, cargo: 12, weight: 3813 },
            standard: { leather: ["all"] },
          },
          engines: {
            v8: { fuel: "premium", hp: 553, cylinders: 8, gearbox: "dct", drive: "rwd", mpg: [16, 23] },
          },
          trims: [["Base", "v8", [198973, 198973, 202723]]],
        },
      ],
    },
    {
      model: "Portofino",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2019, 2023],
          style: "Convertible",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 4, length: 180.6, width: 76.3, height: 51.9, wheelbase: 105.1, cargo: 10.3, weight: 3668 },
            standard: { leather: ["all"] },
          },
          engines: {
            v8: { fuel: "premium", hp: 591, cylinders: 8, gearbox: "dct", drive: "rwd", mpg: [16, 22] },
            m: { fuel: "premium", hp: 612, cylinders: 8, gearbox: "dct", drive: "rwd", mpg: [17, 23] },
          },
          trims: [
            ["Base", "v8", [214533, null, null, null, null]],
            ["M", "m", [null, null, 226000, null, null]],
          ],
        },
      ],
    },
    {
      model: "Roma",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2021, 2024],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 4, length: 183.3, width: 77.7, height: 51.2, wheelbase: 105.1, cargo: 9.6, weight: 3461 },
            bodies: { Convertible: { height: 51.4, cargo: 9 } },
            standard: { leather: ["all"] },
          },
          engines: {
            v8: { fuel: "premium", hp: 612, cylinders: 8, gearbox: "dct", drive: "rwd", mpg: [17, 22] },
          },
          trims: [
            ["Base", "v8", [222620, 222620, 243360, 247308]],
            ["Spider", "v8", [null, null, null, 277970], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "F8 Tributo",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2020, 2022],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 181.5, width: 77.9, height: 47.5, wheelbase: 104.3, cargo: 7.1, weight: 3164 },
            bodies: { Convertible: { weight: 3307 } },
          },
          engines: {
            v8: { fuel: "premium", hp: 710, cylinders: 8, gearbox: "dct", drive: "rwd", mpg: [15, 19] },
          },
          trims: [
            ["Base", "v8", [276550, 276550, null]],
            ["Spider", "v8", [297250, 297250, null], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "296 GTB",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2022, 2024],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 179.7, width: 77.1, height: 46.7, wheelbase: 102.4, cargo: 7.1, weight: 3241 },
            bodies: { Convertible: { height: 46.9, weight: 3395 } },
            range: { phev: 9 },
          },
          engines: {
            phev: {
              fuel: "premium",
              hp: 819,
              cylinders: 6,
              gearbox: "dct",
              drive: "rwd",
              mpg: null,
              hybrid: "plug-in",
            },
          },
          trims: [
            ["Base", "phev", [321400, 322986, 342205]],
            ["GTS", "phev", [null, 366139, 371139], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "SF90 Stradale",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2021, 2024],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 185.4, width: 77.6, height: 46.7, wheelbase: 104.3, cargo: 2.6, weight: 3461 },
            bodies: { Convertible: { height: 46.9, weight: 3682 } },
            range: { phev: 9 },
          },
          engines: {
            phev: {
              fuel: "premium",
              hp: 986,
              cylinders: 8,
              gearbox: "dct",
              drive: "awd",
              mpg: null,
              hybrid: "plug-in",
            },
          },
          trims: [
            ["Base", "phev", [507300, null, 524815, 528765]],
            ["Spider", "phev", [558000, null, 576890, 580845], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "F12 Berlinetta",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2015, 2017],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 181.8, width: 76.5, height: 50.1, wheelbase: 107.1, cargo: 11.3, weight: 3594 },
            standard: { leather: ["all"] },
          },
          engines: {
            v12: { fuel: "premium", hp: 731, cylinders: 12, gearbox: "dct", drive: "rwd", mpg: [11, 16] },
          },
          trims: [["Base", "v12", [319995, 319995, null]]],
        },
      ],
    },
    {
      model: "812 Superfast",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2018, 2022],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 183.3, width: 77.6, height: 50.2, wheelbase: 107.1, cargo: 11.3, weight: 3594 },
            bodies: { Convertible: { cargo: 7.4 } },
            standard: { leather: ["all"] },
          },
          engines: {
            v12: { fuel: "premium", hp: 789, cylinders: 12, gearbox: "dct", drive: "rwd", mpg: [12, 16] },
          },
          trims: [
            ["Base", "v12", [335275, 340712, 340712, 366712, null]],
            ["GTS", "v12", [null, null, 404494, 404494, 433765], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "FF",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2015, 2016],
          style: "Coupe",
          doors: 2,
          size: "Large",
          facts: {
            all: { seats: 4, length: 193.2, width: 76.9, height: 54.3, wheelbase: 117.7, cargo: 15.9, weight: 4145 },
            standard: { leather: ["all"] },
          },
          engines: {
            v12: { fuel: "premium", hp: 651, cylinders: 12, gearbox: "dct", drive: "awd", mpg: [11, 16] },
          },
          trims: [["Base", "v12", [295000, 295000]]],
        },
      ],
    },
    {
      model: "GTC4Lusso",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2017, 2020],
          style: "Coupe",
          doors: 2,
          size: "Large",
          facts: {
            all: { seats: 4, length: 193.8, width: 78, height: 54.5, wheelbase: 117.7, cargo: 15.9, weight: 4233 },
            engines: { v8: { weight: 4112 } },
            standard: { leather: ["all"] },
          },
          engines: {
            v12: { fuel: "premium", hp: 680, cylinders: 12, gearbox: "dct", drive: "awd", mpg: [12, 17] },
            v8: { fuel: "premium", hp: 602, cylinders: 8, gearbox: "dct", drive: "rwd", mpg: [15, 21] },
          },
          trims: [
            ["T", "v8", [null, 259000, null, null]],
            ["Base", "v12", [298000, 300000, null, null]],
          ],
        },
      ],
    },
    {
      model: "Purosangue",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2023, 2024],
          style: "4dr SUV",
          doors: 4,
          size: "Large",
          facts: {
            all: { seats: 4, length: 195.8, width: 79.8, height: 62.6, wheelbase: 118.8, cargo: 16.7, weight: 4482 },
            standard: { smartphone: ["all"], heatedSeats: ["all"] },
          },
          engines: {
            v12: { fuel: "premium", hp: 715, cylinders: 12, gearbox: "dct", drive: "awd", mpg: null },
          },
          trims: [["Base", "v12", [393350, 402050]]],
        },
      ],
    },
  ],
};

export const lamborghini: MakeTable = {
  make: "Lamborghini",
  lines: [
    {
      model: "Huracan",
      salesThousands: 1,
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2015, 2019],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 175.6, width: 75.7, height: 45.9, wheelbase: 103.1, cargo: 3.5, weight: 3135 },
            bodies: { Convertible: { height: 46.5, weight: 3399 } },
            engines: { "580-2": { weight: 3062 }, perf: { length: 177.4, weight: 3047 } },
          },
          engines: {
            "610-4": {
              fuel: "premium",
              hp: 602,
              cylinders: 10,
              gearbox: "dct",
              drive: "awd",
              mpg: { 2015: [14, 20], 2017: [14, 21], 2018: [13, 18] },
            },
            "580-2": {
              fuel: "premium",
              hp: 571,
              cylinders: 10,
              gearbox: "dct",
              drive: "rwd",
              mpg: { 2016: [14, 21], 2018: [14, 18] },
            },
            perf: { fuel: "premium", hp: 631, cylinders: 10, gearbox: "dct", drive: "awd", mpg: [13, 18] },
          },
          trims: [
            ["LP 580-2", "580-2", [null, 199800, 199800, 200400, 203295]],
            ["LP 610-4", "610-4", [237250, 237250, 238500, 240700, null]],
            ["Performante", "perf", [null, null, null, 274390, 274390]],
            ["LP 610-4 Spyder", "610-4", [null, 262350, 262350, 264900, null], { style: "Convertible" }],
          ],
        },
        {
          years: [2020, 2024],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 178, width: 76.1, height: 45.9, wheelbase: 103.1, cargo: 3.5, weight: 3135 },
            bodies: { Convertible: { height: 46.5 } },
            engines: { rwd: { weight: 3062 }, sto: { weight: 2952 } },
            standard: { smartphone: ["all"] },
          },
          engines: {
            evo: { fuel: "premium", hp: 631, cylinders: 10, gearbox: "dct", drive: "awd", mpg: { 2020: [13, 18] } },
            rwd: { fuel: "premium", hp: 602, cylinders: 10, gearbox: "dct", drive: "rwd", mpg: { 2020: [13, 18] } },
            sto: { fuel: "premium", hp: 631, cylinders: 10, gearbox: "dct", drive: "rwd", mpg: { 2021: [13, 18] } },
          },
          trims: [
            ["EVO RWD", "rwd", [208571, 208571, 212090, null, null]],
            ["Tecnica", "sto", [null, null, null, 239000, 244795]],
            ["EVO", "evo", [261274, 261274, null, null, null]],
            ["STO", "sto", [null, 327838, null, null, null]],
            [
              "EVO RWD Spyder",
              "rwd",
              [229428, 229428, 233300, null, null],
              { style: "Convertible", figures: { weight: 3327 } },
            ],
            [
              "EVO Spyder",
              "evo",
              [287400, 287400, null, null, null],
              { style: "Convertible", figures: { weight: 3400 } },
            ],
          ],
        },
      ],
    },
    {
      model: "Aventador",
      salesThousands: 0.4,
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2015, 2022],
          style: "Coupe",
          doors: 2,
          size: "Midsize",
          facts: {
            all: { seats: 2, length: 188.2, width: 79.9, height: 44.7, wheelbase: 106.3, weight: 3472 },
            bodies: { Convertible: { weight: 3583 } },
            engines: {
              sv: { length: 190.4, weight: 3362 },
              s: { length: 188.9, weight: 3472 },
              svj: { length: 194.6, weight: 3362 },
            },
            standard: { leather: ["LP 700-4"] },
          },
          engines: {
            "700": {
              fuel: "premium",
              hp: 691,
              cylinders: 12,
              gearbox: "dct",
              drive: "awd",
              mpg: { 2015: [11, 18], 2016: [11, 18] },
            },
            sv: { fuel: "premium", hp: 740, cylinders: 12, gearbox: "dct", drive: "awd", mpg: { 2016: [10, 16] } },
            s: {
              fuel: "premium",
              hp: 730,
              cylinders: 12,
              gearbox: "dct",
              drive: "awd",
              mpg: { 2017: [10, 17], 2018: [9, 15] },
            },
            svj: { fuel: "premium", hp: 759, cylinders: 12, gearbox: "dct", drive: "awd", mpg: [9, 15] },
            ultimae: { fuel: "premium", hp: 769, cylinders: 12, gearbox: "dct", drive: "awd", mpg: [9, 15] },
          },
          trims: [
            ["LP 700-4", "700", [397500, 399500, null, null, null, null, null, null]],
            ["LP 750-4 Superveloce", "sv", [null, 493095, null, null, null, null, null, null]],
            ["S LP 740-4", "s", [null, null, 421350, 417826, 417826, 417826, null, null]],
            ["SVJ LP 770-4", "svj", [null, null, null, null, 517770, 517770, 517770, null]],
            ["LP 780-4 Ultimae", "ultimae", [null, null, null, null, null, null, null, 498258]],
            [
              "LP 700-4 Roadster",
              "700",
              [441600, 443800, null, null, null, null, null, null],
              { style: "Convertible" },
            ],
            [
              "S LP 740-4 Roadster",
              "s",
              [null, null, null, 460247, 460247, 460247, null, null],
              { style: "Convertible" },
            ],
          ],
        },
      ],
    },
    {
      model: "Urus",
      salesThousands: 2,
      categories: ["Crossover", "Exotic", "High-Performance"],
      generations: [
        {
          years: [2019, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Large",
          facts: {
            all: {
              seats: 5,
              length: 201.3,
              width: 79.4,
              height: 64.5,
              wheelbase: 118.3,
              clearance: 6.2,
              cargo: 21.8,
              weight: 4844,
              towing: 7700,
            },
            engines: { se: { weight: 5522 } },
            trims: { Performante: { length: 202.2, height: 63.7, weight: 4740 } },
            standard: { smartphone: ["all"], heatedSeats: ["all"], blindSpot: ["all"] },
          },
          engines: {
            v8: {
              fuel: "premium",
              hp: 641,
              cylinders: 8,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2019: [12, 17], 2021: [12, 16] },
            },
            s: { fuel: "premium", hp: 657, cylinders: 8, gearbox: "auto", drive: "awd", mpg: { 2023: [14, 19] } },
            se: { fuel: "premium", hp: 789, cylinders: 8, gearbox: "auto", drive: "awd", mpg: null, hybrid: "plug-in" },
          },
          trims: [
            ["Base", "v8", [200000, 207326, 218009, 222004, null, null, null]],
            ["S", "s", [null, null, null, null, 229495, 233995, null]],
            ["Performante", "s", [null, null, null, null, 260676, 265171, null]],
            ["SE", "se", [null, null, null, null, null, null, 258000]],
          ],
        },
      ],
    },
    {
      model: "Revuelto",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2024, 2025],
          style: "Coupe",
          doors: 2,
          size: "Midsize",
          facts: {
            all: { seats: 2, length: 195.1, width: 80, height: 45.7, wheelbase: 109.4, weight: 3907 },
            range: { phev: 5 },
            standard: { smartphone: ["all"] },
          },
          engines: {
            phev: {
              fuel: "premium",
              hp: 1001,
              cylinders: 12,
              gearbox: "dct",
              drive: "awd",
              mpg: null,
              hybrid: "plug-in",
            },
          },
          trims: [["Base", "phev", [604363, 608358]]],
        },
      ],
    },
  ],
};

export const mclaren: MakeTable = {
  make: "McLaren",
  lines: [
    {
      model: "540C",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2017, 2017],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: { all: { seats: 2, length: 178.3, width: 75.4, height: 47.3, wheelbase: 105.1, cargo: 5.3 } },
          engines: {
            v8: { fuel: "premium", hp: 533, cylinders: 8, gearbox: "dct", drive: "rwd", mpg: [16, 23] },
          },
          trims: [["Base", "v8", [165000]]],
        },
      ],
    },
    {
      model: "570S",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2016, 2020],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 178.3, width: 75.4, height: 47.3, wheelbase: 105.1, cargo: 5.3, weight: 3188 },
            bodies: { Convertible: { weight: 3303 } },
          },
          engines: {
            v8: {
              fuel: "premium",
              hp: 562,
              cylinders: 8,
              gearbox: "dct",
              drive: "rwd",
              mpg: { 2016: [16, 23], 2018: [15, 22] },
            },
          },
          trims: [
            ["Base", "v8", [184900, 188600, 191100, 192500, null]],
            ["Spider", "v8", [null, null, 208800, 211300, null], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "570GT",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2017, 2019],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: { all: { seats: 2, length: 178.3, width: 75.4, height: 47.3, wheelbase: 105.1, weight: 3296 } },
          engines: {
            v8: {
              fuel: "premium",
              hp: 562,
              cylinders: 8,
              gearbox: "dct",
              drive: "rwd",
              mpg: { 2017: [16, 23], 2018: [15, 22] },
            },
          },
          trims: [["Base", "v8", [198950, null, null]]],
        },
      ],
    },
    {
      model: "650S",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2015, 2016],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 177.6, width: 75.2, height: 47.2, wheelbase: 105.1, cargo: 5.1, weight: 3148 },
            bodies: { Convertible: { height: 47.4, weight: 3236 } },
          },
          engines: {
            v8: { fuel: "premium", hp: 641, cylinders: 8, gearbox: "dct", drive: "rwd", mpg: [16, 22] },
          },
          trims: [
            ["Coupe", "v8", [265500, 265500]],
            ["Spider", "v8", [280225, 280225], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "720S",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2018, 2022],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 178.9, width: 76, height: 47.1, wheelbase: 105.1, cargo: 5.3, weight: 3167 },
            bodies: { Convertible: { height: 47, weight: 3276 } },
          },
          engines: {
            v8: { fuel: "premium", hp: 710, cylinders: 8, gearbox: "dct", drive: "rwd", mpg: [15, 22] },
          },
          trims: [
            ["Base", "v8", [284745, 288845, 299000, null, null]],
            ["Spider", "v8", [null, null, 315000, null, null], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "600LT",
      categories: ["Exotic", "Factory Tuner", "High-Performance"],
      generations: [
        {
          years: [2019, 2020],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 181.3, width: 75.4, height: 47, wheelbase: 105.1, cargo: 5.3, weight: 2987 },
            bodies: { Convertible: { weight: 3099 } },
          },
          engines: {
            v8: { fuel: "premium", hp: 592, cylinders: 8, gearbox: "dct", drive: "rwd", mpg: [15, 22] },
          },
          trims: [
            ["Base", "v8", [240000, null]],
            ["Spider", "v8", [null, 256500], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "GT",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2020, 2023],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 184.4, width: 76.6, height: 47.8, wheelbase: 105.3, cargo: 20.1, weight: 3384 },
          },
          engines: {
            v8: { fuel: "premium", hp: 612, cylinders: 8, gearbox: "dct", drive: "rwd", mpg: [15, 21] },
          },
          trims: [["Base", "v8", [210000, 210000, null, null]]],
        },
      ],
    },
    {
      model: "Artura",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2023, 2025],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 178.7, width: 75.3, height: 47, wheelbase: 103.9, cargo: 5.3, weight: 3303 },
            range: { phev: 11 },
            standard: { smartphone: ["all"] },
          },
          engines: {
            phev: {
              fuel: "premium",
              hp: 671,
              cylinders: 6,
              gearbox: "dct",
              drive: "rwd",
              mpg: null,
              hybrid: "plug-in",
            },
          },
          trims: [["Base", "phev", [233000, 237500, null]]],
        },
      ],
    },
    {
      model: "750S",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2024, 2025],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 179.9, width: 76, height: 47.1, wheelbase: 105.1, cargo: 5.3, weight: 3062 },
            bodies: { Convertible: { weight: 3170 } },
            standard: { smartphone: ["all"] },
          },
          engines: {
            v8: { fuel: "premium", hp: 740, cylinders: 8, gearbox: "dct", drive: "rwd", mpg: [15, 19] },
          },
          trims: [
            ["Base", "v8", [324000, null]],
            ["Spider", "v8", [345000, null], { style: "Convertible" }],
          ],
        },
      ],
    },
  ],
};

export const astonMartin: MakeTable = {
  make: "Aston Martin",
  lines: [
    {
      model: "V8 Vantage",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2015, 2017],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 172.6, width: 73.4, height: 49.5, wheelbase: 102.5, cargo: 10.6, weight: 3549 },
            standard: { leather: ["all"] },
          },
          engines: {
            gt: { fuel: "premium", hp: 430, cylinders: 8, gearbox: "manual", drive: "rwd", mpg: [13, 19] },
          },
          trims: [
            ["GT", "gt", [99900, 103300, null]],
            ["GTS", "gt", [null, 124000, 137820]],
          ],
        },
      ],
    },
    {
      model: "Vantage",
      salesThousands: 1,
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2019, 2023],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 175.8, width: 76.5, height: 50.1, wheelbase: 106.5, cargo: 12.4, weight: 3373 },
            bodies: { Convertible: { cargo: 7.1 } },
            standard: { leather: ["all"] },
          },
          engines: {
            v8: {
              fuel: "premium",
              hp: 503,
              cylinders: 8,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2019: [18, 25], 2021: [18, 24] },
            },
            "v8-m": { fuel: "premium", hp: 503, cylinders: 8, gearbox: "manual", drive: "rwd", mpg: [14, 21] },
          },
          trims: [
            ["Base", "v8", [149995, 152820, 139000, null, null]],
            ["AMR", "v8-m", [null, 179995, null, null, null]],
            ["Roadster", "v8", [null, null, 147000, null, null], { style: "Convertible", figures: { weight: 3589 } }],
          ],
        },
        {
          years: [2025, 2025],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 177, width: 78, height: 50.2, wheelbase: 106.5, cargo: 12.2 },
            standard: { smartphone: ["all"], heatedSeats: ["all"], leather: ["all"] },
          },
          engines: {
            v8: { fuel: "premium", hp: 656, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: null },
          },
          trims: [["Base", "v8", [191000]]],
        },
      ],
    },
    {
      model: "DB9",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2015, 2016],
          style: "Coupe",
          doors: 2,
          size: "Midsize",
          facts: {
            all: { seats: 4, length: 185.8, width: 73.9, height: 50.5, wheelbase: 107.9, cargo: 6.5, weight: 3935 },
            standard: { leather: ["all"] },
          },
          engines: {
            v12: { fuel: "premium", hp: 510, cylinders: 12, gearbox: "auto", drive: "rwd", mpg: [13, 19] },
            gt: { fuel: "premium", hp: 540, cylinders: 12, gearbox: "auto", drive: "rwd", mpg: [13, 19] },
          },
          trims: [
            ["Base", "v12", [185700, null]],
            ["GT", "gt", [null, 199950]],
            ["Volante", "v12", [200700, null], { style: "Convertible" }],
            ["GT Volante", "gt", [null, 214950], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "DB11",
      salesThousands: 0.5,
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2017, 2023],
          style: "Coupe",
          doors: 2,
          size: "Midsize",
          facts: {
            all: { seats: 4, length: 186, width: 76.8, height: 50.4, wheelbase: 110.4, cargo: 9.5, weight: 3880 },
            bodies: { Convertible: { height: 51.2, weight: 4134 } },
            engines: { v12: { weight: 4134 }, amr: { weight: 4123 } },
            standard: { heatedSeats: ["all"], leather: ["all"] },
          },
          engines: {
            v8: { fuel: "premium", hp: 503, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: [18, 24] },
            v12: { fuel: "premium", hp: 600, cylinders: 12, gearbox: "auto", drive: "rwd", mpg: [15, 21] },
            amr: { fuel: "premium", hp: 630, cylinders: 12, gearbox: "auto", drive: "rwd", mpg: [15, 22] },
          },
          trims: [
            ["V8", "v8", [null, 198995, 201820, 201820, null, null, null]],
            ["V12", "v12", [211995, 215650, null, null, null, null, null]],
            ["AMR", "amr", [null, null, 241000, 244650, null, null, null]],
            ["V8 Volante", "v8", [null, null, 216495, 219100, null, null, null], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "DB12",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2024, 2025],
          style: "Coupe",
          doors: 2,
          size: "Midsize",
          facts: {
            all: { seats: 4, length: 186, width: 78, height: 51, wheelbase: 110.4, cargo: 9.3 },
            standard: { smartphone: ["all"], heatedSeats: ["all"], leather: ["all"] },
          },
          engines: {
            v8: { fuel: "premium", hp: 671, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: [15, 22] },
          },
          trims: [
            ["Base", "v8", [245000, null]],
            ["Volante", "v8", [265000, null], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "DBS Superleggera",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2019, 2023],
          style: "Coupe",
          doors: 2,
          size: "Midsize",
          facts: {
            all: { seats: 4, length: 185.5, width: 77.5, height: 50.4, wheelbase: 110.4, weight: 4065 },
            standard: { heatedSeats: ["all"], leather: ["all"] },
          },
          engines: {
            v12: { fuel: "premium", hp: 715, cylinders: 12, gearbox: "auto", drive: "rwd", mpg: [14, 22] },
          },
          trims: [
            ["Base", "v12", [304995, 308081, 316300, null, null]],
            ["Volante", "v12", [null, 329100, null, null, null], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "Rapide S",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2015, 2018],
          style: "Sedan",
          doors: 4,
          size: "Large",
          facts: {
            all: { seats: 4, length: 197.6, width: 75.9, height: 53.5, wheelbase: 117.7, cargo: 11.2, weight: 4387 },
            standard: { heatedSeats: ["all"], leather: ["all"] },
          },
          engines: {
            v12: { fuel: "premium", hp: 552, cylinders: 12, gearbox: "auto", drive: "rwd", mpg: [14, 21] },
          },
          trims: [["Base", "v12", [205300, 205300, 207820, 207820]]],
        },
      ],
    },
    {
      model: "Vanquish",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2015, 2018],
          style: "Coupe",
          doors: 2,
          size: "Midsize",
          facts: {
            all: { seats: 4, length: 186, width: 75.2, height: 51, wheelbase: 107.9, cargo: 13, weight: 3834 },
            bodies: { Convertible: { cargo: 9.9, weight: 4065 } },
            standard: { leather: ["all"] },
          },
          engines: {
            v12: { fuel: "premium", hp: 568, cylinders: 12, gearbox: "auto", drive: "rwd", mpg: [13, 21] },
            s: { fuel: "premium", hp: 580, cylinders: 12, gearbox: "auto", drive: "rwd", mpg: [13, 21] },
          },
          trims: [
            ["Base", "v12", [285300, 287250, null, null]],
            ["S", "s", [null, null, null, 294950]],
            ["Volante", "v12", [303300, 305250, null, null], { style: "Convertible" }],
            ["S Volante", "s", [null, null, null, 312950], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "DBX",
      salesThousands: 1,
      categories: ["Crossover", "Exotic", "High-Performance"],
      generations: [
        {
          years: [2021, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Large",
          facts: {
            all: {
              seats: 5,
              length: 198.4,
              width: 78.7,
              height: 66.1,
              wheelbase: 120.5,
              clearance: 7.5,
              cargo: 22.3,
              weight: 4940,
              towing: 5940,
            },
            engines: { "707": { weight: 4951 } },
            standard: {
              smartphone: ["all"],
              heatedSeats: ["all"],
              leather: ["all"],
              sunroof: ["all"],
              blindSpot: ["all"],
            },
          },
          engines: {
            v8: {
              fuel: "premium",
              hp: 542,
              cylinders: 8,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2021: [14, 18], 2022: [15, 20] },
            },
            "707": { fuel: "premium", hp: 697, cylinders: 8, gearbox: "auto", drive: "awd", mpg: [15, 20] },
          },
          trims: [
            ["Base", "v8", [176900, null, null, null, null]],
            ["707", "707", [null, null, null, 242000, 249000]],
          ],
        },
      ],
    },
  ],
};

export const bentley: MakeTable = {
  make: "Bentley",
  lines: [
    {
      model: "Continental GT",
      salesThousands: 1,
      categories: ["Exotic", "Luxury", "High-Performance"],
      generations: [
        {
          years: [2015, 2017],
          style: "Coupe",
          doors: 2,
          size: "Midsize",
          facts: {
            all: { seats: 4, length: 189.2, width: 76.5, height: 55.2, wheelbase: 108.1, cargo: 12.6, weight: 5060 },
            bodies: { Convertible: { cargo: 9.2, weight: 5445 } },
            engines: { w12: { weight: 5115 } },
            standard: { heatedSeats: ["all"], leather: ["all"] },
          },
          engines: {
            v8: {
              fuel: "flex-premium",
              hp: 500,
              cylinders: 8,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2015: [15, 24], 2016: [14, 24] },
            },
            v8s: {
              fuel: "flex-premium",
              hp: 521,
              cylinders: 8,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2015: [15, 24], 2016: [14, 24] },
            },
            w12: {
              fuel: "flex-premium",
              hp: 582,
              cylinders: 12,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2015: [12, 21], 2016: [12, 20] },
            },
          },
          trims: [
            ["V8", "v8", [182200, 190400, 198500]],
            ["V8 S", "v8s", [198000, 204100, 211200]],
            ["W12", "w12", [200500, 208000, 215000]],
            ["V8", "v8", [200000, 209100, 218400], { style: "Convertible" }],
            ["W12", "w12", [220500, 229300, 237300], { style: "Convertible" }],
          ],
        },
        {
          years: [2019, 2024],
          style: "Coupe",
          doors: 2,
          size: "Midsize",
          facts: {
            all: { seats: 4, length: 190.9, width: 77.4, height: 55.3, wheelbase: 112.2, cargo: 12.6, weight: 4773 },
            bodies: { Convertible: { height: 55.1, cargo: 8.3, weight: 5161 } },
            engines: { w12: { weight: 4947 }, speed: { weight: 5011 } },
            standard: { smartphone: ["all"], heatedSeats: ["all"], leather: ["all"] },
          },
          engines: {
            v8: { fuel: "premium", hp: 542, cylinders: 8, gearbox: "dct", drive: "awd", mpg: { 2020: [16, 26] } },
            w12: {
              fuel: "premium",
              hp: 626,
              cylinders: 12,
              gearbox: "dct",
              drive: "awd",
              mpg: { 2019: [15, 22], 2020: [14, 22] },
            },
            speed: { fuel: "premium", hp: 650, cylinders: 12, gearbox: "dct", drive: "awd", mpg: { 2022: [12, 20] } },
          },
          trims: [
            ["V8", "v8", [null, 198500, 202500, null, 228500, null]],
            ["W12", "w12", [214600, 220300, 225500, null, null, null]],
            ["Speed", "speed", [null, null, null, null, 284100, null]],
            ["V8", "v8", [null, 218350, 222800, null, 251300, null], { style: "Convertible" }],
            ["W12", "w12", [null, 242400, 248100, null, null, null], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "Flying Spur",
      salesThousands: 1,
      categories: ["Exotic", "Luxury", "High-Performance"],
      generations: [
        {
          years: [2015, 2019],
          style: "Sedan",
          doors: 4,
          size: "Large",
          facts: {
            all: { seats: 5, length: 208.5, width: 77.8, height: 58.6, wheelbase: 120.7, cargo: 16.8, weight: 5342 },
            engines: { w12: { weight: 5451 } },
            standard: { heatedSeats: ["all"], leather: ["all"] },
          },
          engines: {
            v8: { fuel: "flex-premium", hp: 500, cylinders: 8, gearbox: "auto", drive: "awd", mpg: [14, 24] },
            w12: { fuel: "flex-premium", hp: 616, cylinders: 12, gearbox: "auto", drive: "awd", mpg: [12, 20] },
          },
          trims: [
            ["V8", "v8", [185600, 189800, 194600, 196100, null]],
            ["W12", "w12", [205400, 210000, 215800, 221400, null]],
          ],
        },
        {
          years: [2020, 2024],
          style: "Sedan",
          doors: 4,
          size: "Large",
          facts: {
            all: { seats: 5, length: 209.3, width: 77.9, height: 58.4, wheelbase: 125.7, cargo: 14.8, weight: 5137 },
            engines: { w12: { weight: 5373 } },
            standard: { smartphone: ["all"], heatedSeats: ["all"], leather: ["all"] },
          },
          engines: {
            v8: { fuel: "premium", hp: 542, cylinders: 8, gearbox: "dct", drive: "awd", mpg: { 2021: [15, 20] } },
            w12: { fuel: "premium", hp: 626, cylinders: 12, gearbox: "dct", drive: "awd", mpg: { 2020: [12, 19] } },
          },
          trims: [
            ["V8", "v8", [null, 195100, 200600, null, null]],
            ["W12", "w12", [214600, 219100, 224900, null, null]],
          ],
        },
      ],
    },
    {
      model: "Mulsanne",
      categories: ["Exotic", "Luxury", "High-Performance"],
      generations: [
        {
          years: [2015, 2020],
          style: "Sedan",
          doors: 4,
          size: "Large",
          facts: {
            all: { seats: 5, length: 219.5, width: 75.8, height: 59.9, wheelbase: 128.6, cargo: 15.6, weight: 5919 },
            standard: { heatedSeats: ["all"], leather: ["all"] },
          },
          engines: {
            v8: {
              fuel: "premium",
              hp: 505,
              cylinders: 8,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2015: [13, 19], 2016: [11, 18], 2018: [10, 16] },
            },
            speed: {
              fuel: "premium",
              hp: 530,
              cylinders: 8,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2015: [13, 19], 2016: [11, 18], 2018: [10, 16] },
            },
          },
          trims: [
            ["Base", "v8", [303700, 303700, 304670, 304670, 304670, null]],
            ["Speed", "speed", [335600, 335600, 335600, 335600, 335600, null], { add: ["Factory Tuner"] }],
          ],
        },
      ],
    },
    {
      model: "Bentayga",
      salesThousands: 1,
      categories: ["Crossover", "Exotic", "Luxury", "High-Performance"],
      generations: [
        {
          years: [2017, 2020],
          style: "4dr SUV",
          doors: 4,
          size: "Large",
          facts: {
            all: {
              seats: 5,
              length: 202.4,
              width: 78.7,
              height: 68.6,
              wheelbase: 117.9,
              clearance: 9.6,
              cargo: 17.1,
              weight: 5379,
              towing: 7716,
            },
            engines: { v8: { weight: 5264 } },
            standard: { smartphone: ["all"], heatedSeats: ["all"], leather: ["all"], sunroof: ["all"] },
          },
          engines: {
            w12: { fuel: "premium", hp: 600, cylinders: 12, gearbox: "auto", drive: "awd", mpg: [12, 19] },
            v8: {
              fuel: "premium",
              hp: 542,
              cylinders: 8,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2019: [14, 23], 2020: [15, 23] },
            },
            speed: { fuel: "premium", hp: 626, cylinders: 12, gearbox: "auto", drive: "awd", mpg: [12, 18] },
          },
          trims: [
            ["V8", "v8", [null, null, 165000, 168000]],
            ["W12", "w12", [229100, 229100, 197500, null]],
            ["Speed", "speed", [null, null, null, 237500], { add: ["Factory Tuner"] }],
          ],
        },
        {
          years: [2021, 2024],
          style: "4dr SUV",
          doors: 4,
          size: "Large",
          facts: {
            all: {
              seats: 5,
              length: 201.8,
              width: 78.7,
              height: 68.6,
              wheelbase: 117.9,
              clearance: 9.6,
              cargo: 17.1,
              weight: 5326,
              towing: 7716,
            },
            engines: { phev: { weight: 5776 }, speed: { weight: 5473 } },
            range: { phev: 18 },
            standard: { smartphone: ["all"], heatedSeats: ["all"], leather: ["all"], sunroof: ["all"] },
          },
          engines: {
            v8: {
              fuel: "premium",
              hp: 542,
              cylinders: 8,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2021: [15, 24], 2022: [14, 20] },
            },
            phev: {
              fuel: "premium",
              hp: 443,
              cylinders: 6,
              gearbox: "auto",
              drive: "awd",
              mpg: null,
              hybrid: "plug-in",
            },
            speed: { fuel: "premium", hp: 626, cylinders: 12, gearbox: "auto", drive: "awd", mpg: [12, 18] },
          },
          trims: [
            ["Hybrid", "phev", [null, 165400, 199300, null]],
            ["V8", "v8", [177000, null, 195800, 203200]],
            ["Speed", "speed", [245000, null, 251100, null], { add: ["Factory Tuner"] }],
          ],
        },
      ],
    },
  ],
};

export const rollsRoyce: MakeTable = {
  make: "Rolls-Royce",
  lines: [
    {
      model: "Ghost",
      salesThousands: 0.5,
      categories: ["Exotic", "Luxury", "High-Performance"],
      generations: [
        {
          years: [2015, 2019],
          style: "Sedan",
          doors: 4,
          size: "Large",
          facts: {
            all: { seats: 5, length: 212.6, width: 76.7, height: 61, wheelbase: 129.7, cargo: 17.3, weight: 5445 },
            trims: { EWB: { length: 219.3, wheelbase: 136.4, weight: 5577 } },
            standard: { heatedSeats: ["all"], leather: ["all"] },
          },
          engines: {
            v12: {
              fuel: "premium",
              hp: 563,
              cylinders: 12,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2015: [13, 21], 2016: [13, 21], 2017: [13, 19], 2018: [12, 19] },
            },
          },
          trims: [
            ["Base", "v12", [286750, 295850, 303500, 311900, 314400]],
            ["EWB", "v12", [319400, 329325, 337800, 346900, 349400]],
          ],
        },
        {
          years: [2021, 2025],
          style: "Sedan",
          doors: 4,
          size: "Large",
          facts: {
            all: { seats: 5, length: 218.3, width: 77.9, height: 61.9, wheelbase: 129.7, cargo: 17.7, weight: 5490 },
            trims: { Extended: { length: 225, wheelbase: 136.4, weight: 5633 } },
            standard: { heatedSeats: ["all"], leather: ["all"], blindSpot: ["all"] },
          },
          engines: {
            v12: { fuel: "premium", hp: 563, cylinders: 12, gearbox: "auto", drive: "awd", mpg: [12, 19] },
          },
          trims: [
            ["Base", "v12", [332500, null, null, 354750, null]],
            ["Extended", "v12", [369500, null, null, 413500, null]],
          ],
        },
      ],
    },
    {
      model: "Wraith",
      salesThousands: 0.3,
      categories: ["Exotic", "Luxury", "High-Performance"],
      generations: [
        {
          years: [2015, 2021],
          style: "Coupe",
          doors: 2,
          size: "Large",
          facts: {
            all: { seats: 4, length: 207.9, width: 76.7, height: 59.3, wheelbase: 122.5, cargo: 16.6, weight: 5380 },
            standard: { heatedSeats: ["all"], leather: ["all"] },
          },
          engines: {
            v12: {
              fuel: "premium",
              hp: 624,
              cylinders: 12,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2015: [13, 21], 2017: [13, 19], 2018: [12, 18] },
            },
          },
          trims: [["Base", "v12", [288600, 304350, 312250, 320500, 322500, null, 330000]]],
        },
      ],
    },
    {
      model: "Dawn",
      salesThousands: 0.3,
      categories: ["Exotic", "Luxury", "High-Performance"],
      generations: [
        {
          years: [2016, 2021],
          style: "Convertible",
          doors: 2,
          size: "Large",
          facts: {
            all: { seats: 4, length: 208.1, width: 76.7, height: 59.1, wheelbase: 122.5, cargo: 10.4, weight: 5644 },
            standard: { heatedSeats: ["all"], leather: ["all"] },
          },
          engines: {
            v12: {
              fuel: "premium",
              hp: 563,
              cylinders: 12,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2016: [12, 19], 2018: [12, 18] },
            },
          },
          trims: [["Base", "v12", [335000, null, 346300, null, null, 359250]]],
        },
      ],
    },
    {
      model: "Phantom",
      salesThousands: 0.2,
      categories: ["Exotic", "Luxury", "Performance"],
      generations: [
        {
          years: [2015, 2016],
          style: "Sedan",
          doors: 4,
          size: "Large",
          facts: {
            all: { seats: 5, length: 229.9, width: 78.3, height: 64.5, wheelbase: 140.6, cargo: 16.2, weight: 5644 },
            trims: { EWB: { length: 239.8, height: 64.6, wheelbase: 150.4, weight: 5798 } },
            standard: { heatedSeats: ["all"], leather: ["all"] },
          },
          engines: {
            v12: { fuel: "premium", hp: 453, cylinders: 12, gearbox: "auto", drive: "rwd", mpg: [11, 19] },
          },
          trims: [
            ["Base", "v12", [407400, 417825]],
            ["EWB", "v12", [480175, 492425]],
          ],
        },
        {
          years: [2018, 2025],
          style: "Sedan",
          doors: 4,
          size: "Large",
          facts: {
            all: { seats: 5, length: 227.2, width: 79.4, height: 64.8, wheelbase: 139.8, cargo: 19.3, weight: 5643 },
            trims: { Extended: { length: 235.8, wheelbase: 148.5, weight: 5754 } },
            standard: { adaptiveCruise: ["all"], heatedSeats: ["all"], leather: ["all"] },
          },
          engines: {
            v12: {
              fuel: "premium",
              hp: 563,
              cylinders: 12,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2018: [12, 19], 2019: [12, 20] },
            },
          },
          trims: [
            ["Base", "v12", [450000, 453400, 457750, null, null, null, 505750, null]],
            ["Extended", "v12", [530000, 533400, 535500, null, null, null, null, null]],
          ],
        },
      ],
    },
    {
      model: "Cullinan",
      salesThousands: 1,
      categories: ["Exotic", "Luxury", "High-Performance"],
      generations: [
        {
          years: [2019, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Large",
          facts: {
            all: { seats: 5, length: 210.3, width: 78.7, height: 72.2, wheelbase: 129.7, cargo: 19.8, weight: 5864 },
            standard: { heatedSeats: ["all"], leather: ["all"] },
          },
          engines: {
            v12: {
              fuel: "premium",
              hp: 563,
              cylinders: 12,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2019: [12, 20], 2022: [12, 20] },
            },
            bb: { fuel: "premium", hp: 592, cylinders: 12, gearbox: "auto", drive: "awd", mpg: { 2020: [12, 20] } },
          },
          trims: [
            ["Base", "v12", [325000, null, 332350, null, null, 391750, 407750]],
            ["Black Badge", "bb", [null, null, 382000, null, null, 457750, 473750]],
          ],
        },
      ],
    },
    {
      model: "Spectre",
      categories: ["Exotic", "Luxury", "High-Performance"],
      generations: [
        {
          years: [2024, 2025],
          style: "Coupe",
          doors: 2,
          size: "Large",
          facts: {
            all: { seats: 4, length: 215.6, width: 79.4, height: 61.9, wheelbase: 126.4, weight: 6371 },
            range: { ev: { 2024: 266, 2025: 277 } },
            standard: { heatedSeats: ["all"], leather: ["all"] },
          },
          engines: {
            ev: { fuel: "electric", hp: 577, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
          },
          trims: [["Base", "ev", [420000, null]]],
        },
      ],
    },
  ],
};

export const lotus: MakeTable = {
  make: "Lotus",
  lines: [
    {
      model: "Evora 400",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2017, 2019],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 4, length: 172.9, width: 72.8, height: 48.1, wheelbase: 101.4, cargo: 5.6, weight: 3153 },
          },
          engines: {
            m: { fuel: "premium", hp: 400, cylinders: 6, gearbox: "manual", drive: "rwd", mpg: { 2017: [16, 24] } },
            a: { fuel: "premium", hp: 400, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: { 2017: [17, 24] } },
          },
          trims: [
            ["Base", "m", [89900, 91900, null]],
            ["Base", "a", over("Base", "m", 2700)],
          ],
        },
      ],
    },
    {
      model: "Evora GT",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2020, 2021],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 4, length: 172.9, width: 72.6, height: 48.2, wheelbase: 101.4, cargo: 5.6, weight: 3112 },
          },
          engines: {
            m: { fuel: "premium", hp: 416, cylinders: 6, gearbox: "manual", drive: "rwd", mpg: [17, 26] },
          },
          trims: [["Base", "m", [96950, 96950]]],
        },
      ],
    },
    {
      model: "Emira",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2024, 2024],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 173.7, width: 74.6, height: 48.3, wheelbase: 101.4, cargo: 5.3, weight: 3212 },
            standard: { smartphone: ["all"], heatedSeats: ["all"] },
          },
          engines: {
            m: { fuel: "premium", hp: 400, cylinders: 6, gearbox: "manual", drive: "rwd", mpg: [17, 26] },
          },
          trims: [["V6 First Edition", "m", [99900]]],
        },
      ],
    },
    {
      model: "Eletre",
      categories: ["Crossover", "Exotic", "Luxury", "High-Performance"],
      generations: [
        {
          years: [2025, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Large",
          facts: {
            all: { seats: 5, length: 200.9, width: 79.5, height: 64.4, wheelbase: 118.9, cargo: 24.3, weight: 5820 },
            standard: { smartphone: ["all"], heatedSeats: ["all"] },
          },
          engines: {
            carbon: { fuel: "electric", hp: 905, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
          },
          trims: [["Carbon", "carbon", [229900]]],
        },
      ],
    },
  ],
};

export const bugatti: MakeTable = {
  make: "Bugatti",
  lines: [
    {
      model: "Chiron",
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2018, 2022],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 178.9, width: 80.2, height: 47.7, wheelbase: 106.7, cargo: 1.6, weight: 4400 },
            engines: { ss: { length: 188.4 } },
            standard: { leather: ["all"] },
          },
          engines: {
            w16: {
              fuel: "premium",
              hp: 1500,
              cylinders: 16,
              gearbox: "dct",
              drive: "awd",
              mpg: { 2018: [9, 14], 2019: [9, 13], 2020: [8, 11] },
            },
            ss: { fuel: "premium", hp: 1578, cylinders: 16, gearbox: "dct", drive: "awd", mpg: [8, 11] },
          },
          trims: [
            ["Base", "w16", [2998000, 2998000, 2998000, null, null]],
            ["Sport", "w16", [null, 3260000, null, null, null]],
            ["Pur Sport", "w16", [null, null, null, 3599000, null]],
            ["Super Sport", "ss", [null, null, null, null, 3825000]],
          ],
        },
      ],
    },
  ],
};
