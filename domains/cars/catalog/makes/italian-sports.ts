import { type MakeTable, over } from "@/domains/cars/catalog/make-table";

export const alfaRomeo: MakeTable = {
  make: "Alfa Romeo",
  lines: [
    {
      model: "4C",
      salesThousands: 0.4,
      categories: ["Luxury", "High-Performance"],
      generations: [
        {
          years: [2015, 2020],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 157.5, width: 73.5, height: 46.6, wheelbase: 93.7, cargo: 3.7, weight: 2465 },
            bodies: { Convertible: { weight: 2487 } },
          },
          engines: {
            "1.75": { fuel: "premium", hp: 237, cylinders: 4, gearbox: "dct", drive: "rwd", mpg: [24, 34] },
          },
          trims: [
            ["Base", "1.75", [53900, 53900, 55900, 55900, null, null]],
            ["Spider", "1.75", [63900, 63900, 65900, 65900, 65900, 67150], { style: "Convertible" }],
          ],
        },
      ],
    },
    {
      model: "Giulia",
      salesThousands: 8,
      categories: ["Luxury", "Performance"],
      generations: [
        {
          years: [2017, 2019],
          style: "Sedan",
          doors: 4,
          size: "Midsize",
          facts: {
            all: { seats: 5, length: 182.6, width: 73.2, height: 56.5, wheelbase: 111, cargo: 13.4, weight: 3522 },
            engines: { awd: { weight: 3670 }, q: { length: 182.5, width: 73.7, height: 56.1, weight: 3806 } },
            standard: {
              smartphone: [["all", 2018]],
              leather: ["all"],
              heatedSeats: ["Ti Sport AWD"],
              blindSpot: [["all", 2018]],
            },
          },
          engines: {
            rwd: { fuel: "premium", hp: 280, cylinders: 4, gearbox: "auto", drive: "rwd", mpg: [24, 33] },
            awd: { fuel: "premium", hp: 280, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [23, 31] },
            q: { fuel: "premium", hp: 505, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: [17, 25] },
          },
          trims: [
            ["Base", "rwd", [37995, 38195, 38545]],
            ["Base AWD", "awd", over("Base", "rwd", 2000)],
            ["Ti Sport AWD", "awd", [null, 44695, 45995]],
            ["Quadrifoglio", "q", [72000, 73700, 73700], { add: ["Factory Tuner", "High-Performance"] }],
          ],
        },
        {
          years: [2020, 2025],
          style: "Sedan",
          doors: 4,
          size: "Midsize",
          facts: {
            all: { seats: 5, length: 182.6, width: 73.2, height: 56.5, wheelbase: 111, cargo: 13.4, weight: 3521 },
            engines: { awd: { weight: 3671 }, q: { length: 182.5, width: 73.7, height: 56.1, weight: 3806 } },
            standard: { smartphone: ["all"], heatedSeats: ["all"], leather: ["all"], blindSpot: [["all", 2021]] },
          },
          engines: {
            rwd: { fuel: "premium", hp: 280, cylinders: 4, gearbox: "auto", drive: "rwd", mpg: [24, 33] },
            awd: { fuel: "premium", hp: 280, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [23, 31] },
            q: { fuel: "premium", hp: 505, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: { 2020: [17, 25] } },
          },
          trims: [
            ["Sprint", "rwd", [39400, 39400, 42160, 43190, 43230, 44100]],
            ["Ti Sport", "rwd", [44800, 44800, null, null, null, null]],
            ["Sprint AWD", "awd", over("Sprint", "rwd", 2000)],
            ["Veloce AWD", "awd", [null, null, 51500, null, null, null]],
            [
              "Quadrifoglio",
              "q",
              [74500, 75050, 78700, null, null, null],
              { add: ["Factory Tuner", "High-Performance"] },
            ],
          ],
        },
      ],
    },
    {
      model: "Stelvio",
      salesThousands: 9,
      categories: ["Crossover", "Luxury", "Performance"],
      generations: [
        {
          years: [2018, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          facts: {
            all: {
              seats: 5,
              length: 184.6,
              width: 74.9,
              height: 66,
              wheelbase: 110.9,
              clearance: 7.9,
              cargo: 18.5,
              weight: 3899,
              towing: 3000,
            },
            engines: { awd: { weight: 4044 }, q: { length: 185.1, width: 77, height: 66.3, weight: 4360 } },
            standard: {
              smartphone: ["all"],
              leather: ["all"],
              heatedSeats: [["all", 2020]],
              blindSpot: [["all", 2021]],
            },
          },
          engines: {
            rwd: { fuel: "premium", hp: 280, cylinders: 4, gearbox: "auto", drive: "rwd", mpg: { 2019: [22, 29] } },
            awd: { fuel: "premium", hp: 280, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [22, 28] },
            q: { fuel: "premium", hp: 505, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [17, 23] },
          },
          trims: [
            ["Sprint", "rwd", [null, null, 41400, 41400, 44320, 45350, null, null]],
            ["Base", "rwd", [null, 40295, null, null, null, null, null, null]],
            ["Base AWD", "awd", [41995, 42295, null, null, null, null, null, null]],
            ["Ti AWD", "awd", [43995, 44595, 45200, 45200, 48500, null, null, null]],
            ["Veloce AWD", "awd", [null, null, null, null, 53500, null, null, null]],
            [
              "Quadrifoglio",
              "q",
              [79995, 79795, 80500, 81200, 84600, null, null, null],
              { add: ["Factory Tuner", "High-Performance"] },
            ],
          ],
        },
      ],
    },
    {
      model: "Tonale",
      salesThousands: 3,
      categories: ["Crossover", "Luxury"],
      generations: [
        {
          years: [2024, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Compact",
          facts: {
            all: { seats: 5, length: 178.3, width: 72.5, height: 63, wheelbase: 103.8, cargo: 22.9, weight: 4133 },
            engines: { gas: { cargo: 27, weight: 3715 } },
            range: { phev: 33 },
            standard: { smartphone: ["all"], blindSpot: ["all"], adaptiveCruise: ["all"] },
          },
          engines: {
            phev: {
              fuel: "regular",
              hp: 285,
              cylinders: 4,
              gearbox: "auto",
              drive: "awd",
              mpg: null,
              hybrid: "plug-in",
            },
            gas: { fuel: "regular", hp: 268, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [21, 29] },
          },
          trims: [
            ["Turbo Sprint", "gas", [null, 36495]],
            ["Sprint", "phev", [42995, null]],
            ["Veloce", "phev", [47495, null]],
          ],
        },
      ],
    },
  ],
};

export const maserati: MakeTable = {
  make: "Maserati",
  lines: [
    {
      model: "Ghibli",
      salesThousands: 4,
      categories: ["Exotic", "Luxury", "High-Performance"],
      generations: [
        {
          years: [2015, 2017],
          style: "Sedan",
          doors: 4,
          size: "Large",
          facts: {
            all: { seats: 5, length: 195.7, width: 76.6, height: 57.5, wheelbase: 118, cargo: 17.7, weight: 3990 },
            engines: { s15x: { weight: 4124 } },
            standard: { heatedSeats: ["all"], leather: ["all"], smartphone: [["all", 2017]] },
          },
          engines: {
            v6: { fuel: "premium", hp: 345, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: [17, 24] },
            s15: { fuel: "premium", hp: 404, cylinders: 6, gearbox: "auto", drive: "rwd", mpg: [15, 23] },
            s15x: {
              fuel: "premium",
              hp: 404,
              cylinders: 6,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2015: [15, 24], 2016: [16, 23] },
            },
          },
          trims: [
            ["Base", "v6", [69800, 70600, 71600]],
            ["S", "s15", [76900, 78200, 77000]],
            ["S Q4", "s15x", [78100, 78850, 79300]],
          ],
        },
        {
          years: [2018, 2023],
          style: "Sedan",
          doors: 4,
          size: "Large",
          facts: {
            all: { seats: 5, length: 195.7, width: 76.6, height: 57.5, wheelbase: 118, cargo: 17.7, weight: 3990 },
            engines: { sx: { weight: 4124 }, v8: { weight: 4338 } },
            standard: { smartphone: ["all"], heatedSeats: ["all"], leather: ["all"], blindSpot: [["all", 2021]] },
          },
          engines: {
            v6: {
              fuel: "premium",
              hp: 345,
              cylinders: 6,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2018: [16, 23], 2019: [18, 25] },
            },
            s: {
              fuel: "premium",
              hp: 424,
              cylinders: 6,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2018: [16, 23], 2020: [17, 24] },
            },
            sx: {
              fuel: "premium",
              hp: 424,
              cylinders: 6,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2018: [16, 23], 2020: [16, 23] },
            },
            v8: { fuel: "premium", hp: 580, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: { 2021: [13, 20] } },
          },
          trims: [
            ["Base", "v6", [74980, 74980, 72585, 72895, null, null]],
            ["GT", "v6", [null, null, null, null, 77900, null]],
            ["S", "s", [79280, 79280, 77085, 77395, null, null]],
            ["S Q4", "sx", [81280, 81280, 79585, 79895, null, null]],
            ["Modena Q4", "sx", [null, null, null, null, 89300, null]],
            ["Trofeo", "v8", [null, null, null, 109890, null, null], { add: ["Factory Tuner"] }],
          ],
        },
      ],
    },
    {
      model: "Quattroporte",
      salesThousands: 1,
      categories: ["Exotic", "Luxury", "High-Performance"],
      generations: [
        {
          years: [2015, 2023],
          style: "Sedan",
          doors: 4,
          size: "Large",
          facts: {
            all: { seats: 5, length: 207.2, width: 76.7, height: 58.3, wheelbase: 124.8, cargo: 18.7, weight: 4244 },
            engines: { v8: { weight: 4178 }, trofeo: { weight: 4410 } },
            standard: {
              smartphone: [["all", 2017]],
              heatedSeats: ["all"],
              leather: ["all"],
              sunroof: ["all"],
              blindSpot: [["all", 2019]],
            },
          },
          engines: {
            sq4: {
              fuel: "premium",
              hp: 404,
              cylinders: 6,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2015: [15, 23], 2016: [16, 23] },
            },
            "sq4-18": { fuel: "premium", hp: 424, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [16, 23] },
            v8: {
              fuel: "premium",
              hp: 523,
              cylinders: 8,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2015: [13, 20], 2016: [13, 20] },
            },
            trofeo: { fuel: "premium", hp: 580, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: [13, 20] },
          },
          trims: [
            ["S Q4", "sq4", [106900, 107900, 108300, null, null, null, null, null, null]],
            ["S Q4", "sq4-18", [null, null, null, 110180, 109740, 107085, 107985, null, null]],
            ["GTS", "v8", [140500, 141500, 139700, 141980, 140980, null, null, null, null]],
            ["Trofeo", "trofeo", [null, null, null, null, null, null, 142390, null, null], { add: ["Factory Tuner"] }],
          ],
        },
      ],
    },
    {
      model: "GranTurismo",
      salesThousands: 1,
      categories: ["Exotic", "Luxury", "High-Performance"],
      generations: [
        {
          years: [2015, 2019],
          style: "Coupe",
          doors: 2,
          size: "Large",
          facts: {
            all: { seats: 4, length: 193.3, width: 75.4, height: 53.3, wheelbase: 115.8, cargo: 9.2, weight: 4145 },
            standard: { smartphone: [["all", 2018]], heatedSeats: ["all"], leather: ["all"] },
          },
          engines: {
            v8: {
              fuel: "premium",
              hp: 454,
              cylinders: 8,
              gearbox: "auto",
              drive: "rwd",
              mpg: { 2015: [13, 21], 2018: [13, 21] },
            },
          },
          trims: [
            ["Sport", "v8", [132825, 132825, 132975, 134300, 134625]],
            ["MC", "v8", [150570, 150570, 150620, 150570, 151140], { add: ["Factory Tuner"] }],
          ],
        },
        {
          years: [2024, 2025],
          style: "Coupe",
          doors: 2,
          size: "Large",
          facts: {
            all: { seats: 4, length: 195.5, width: 77, height: 53.3, wheelbase: 115.3, cargo: 10.9, weight: 3957 },
            engines: { folgore: { cargo: 9.5, weight: 4982 } },
            range: { folgore: 233 },
            standard: { smartphone: ["all"], heatedSeats: ["all"] },
          },
          engines: {
            modena: { fuel: "premium", hp: 483, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [18, 27] },
            trofeo: { fuel: "premium", hp: 542, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [18, 27] },
            folgore: { fuel: "electric", hp: 751, cylinders: null, gearbox: "direct", drive: "awd", mpg: null },
          },
          trims: [
            ["Modena", "modena", [174000, null]],
            ["Trofeo", "trofeo", [205000, null]],
            ["Folgore", "folgore", [205000, null]],
          ],
        },
      ],
    },
    {
      model: "GranTurismo Convertible",
      salesThousands: 0.5,
      categories: ["Exotic", "Luxury", "High-Performance"],
      generations: [
        {
          years: [2015, 2019],
          style: "Convertible",
          doors: 2,
          size: "Midsize",
          facts: {
            all: { seats: 4, length: 193.3, width: 75.4, height: 53.3, wheelbase: 115.8, cargo: 6.1, weight: 4365 },
            standard: { smartphone: [["all", 2018]], heatedSeats: ["all"], leather: ["all"] },
          },
          engines: {
            v8: { fuel: "premium", hp: 454, cylinders: 8, gearbox: "auto", drive: "rwd", mpg: [13, 20] },
          },
          trims: [
            ["Sport", "v8", [145740, 145740, 145740, 150380, 150570]],
            ["MC", "v8", [154595, 154595, null, 162080, null], { add: ["Factory Tuner"] }],
          ],
        },
      ],
    },
    {
      model: "Levante",
      salesThousands: 4,
      categories: ["Crossover", "Exotic", "Luxury", "High-Performance"],
      generations: [
        {
          years: [2017, 2024],
          style: "4dr SUV",
          doors: 4,
          size: "Large",
          facts: {
            all: {
              seats: 5,
              length: 197,
              width: 77.5,
              height: 66.1,
              wheelbase: 118.3,
              clearance: 8.1,
              cargo: 20.5,
              weight: 4649,
              towing: 5952,
            },
            engines: { gts: { weight: 4784 }, trofeo: { weight: 4784 }, "trofeo-21": { weight: 4784 } },
            standard: {
              smartphone: ["all"],
              heatedSeats: ["all"],
              leather: ["all"],
              sunroof: ["S", "GTS", "Trofeo"],
              blindSpot: [["all", 2019]],
            },
          },
          engines: {
            v6: {
              fuel: "premium",
              hp: 345,
              cylinders: 6,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2017: [14, 20], 2019: [16, 22], 2020: [16, 23] },
            },
            s: {
              fuel: "premium",
              hp: 424,
              cylinders: 6,
              gearbox: "auto",
              drive: "awd",
              mpg: { 2017: [14, 19], 2019: [15, 21], 2020: [15, 21] },
            },
            gts: { fuel: "premium", hp: 550, cylinders: 8, gearbox: "auto", drive: "awd", mpg: [14, 18] },
            trofeo: { fuel: "premium", hp: 590, cylinders: 8, gearbox: "auto", drive: "awd", mpg: { 2019: [13, 18] } },
            "trofeo-21": { fuel: "premium", hp: 580, cylinders: 8, gearbox: "auto", drive: "awd", mpg: [13, 20] },
          },
          trims: [
            ["Base", "v6", [72000, 75980, 75980, 72985, 74385, null, null, null]],
            ["S", "s", [83000, 86980, 86980, 83985, 85385, null, null, null]],
            ["GTS", "gts", [null, null, 119980, 119985, 121385, null, null, null]],
            ["Trofeo", "trofeo", [null, null, 169980, 150980, null, null, null, null], { add: ["Factory Tuner"] }],
            ["Trofeo", "trofeo-21", [null, null, null, null, 149790, null, null, null], { add: ["Factory Tuner"] }],
          ],
        },
      ],
    },
    {
      model: "Grecale",
      salesThousands: 3,
      categories: ["Crossover", "Exotic", "Luxury"],
      generations: [
        {
          years: [2023, 2025],
          style: "4dr SUV",
          doors: 4,
          size: "Midsize",
          facts: {
            all: { seats: 5, length: 190.8, width: 76.7, height: 65.7, wheelbase: 114.2, cargo: 18.9, weight: 4123 },
            engines: {
              modena: { cargo: 20.1, weight: 4178 },
              trofeo: { length: 191.3, width: 77.9, height: 65.3, cargo: 20.1, weight: 4469 },
            },
            standard: { smartphone: ["all"], heatedSeats: ["all"], leather: ["all"], blindSpot: ["all"] },
          },
          engines: {
            gt: { fuel: "premium", hp: 296, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [22, 29] },
            modena: { fuel: "premium", hp: 325, cylinders: 4, gearbox: "auto", drive: "awd", mpg: [22, 29] },
            trofeo: { fuel: "premium", hp: 523, cylinders: 6, gearbox: "auto", drive: "awd", mpg: [18, 25] },
          },
          trims: [
            ["GT", "gt", [63500, null, null], { add: ["Performance"] }],
            ["Modena", "modena", [72900, null, null], { add: ["Performance"] }],
            ["Trofeo", "trofeo", [102500, null, null], { add: ["High-Performance"] }],
          ],
        },
      ],
    },
    {
      model: "MC20",
      salesThousands: 0.2,
      categories: ["Exotic", "High-Performance"],
      generations: [
        {
          years: [2022, 2024],
          style: "Coupe",
          doors: 2,
          size: "Compact",
          facts: {
            all: { seats: 2, length: 183.8, width: 77.4, height: 48.1, wheelbase: 106.3, cargo: 5.3, weight: 3306 },
            standard: { smartphone: ["all"] },
          },
          engines: {
            v6: { fuel: "premium", hp: 621, cylinders: 6, gearbox: "dct", drive: "rwd", mpg: [15, 25] },
          },
          trims: [["Base", "v6", [212000, null, null]]],
        },
      ],
    },
  ],
};
