import type { SentenceList } from "./chats";

/** The half that guided the checks. */
export const open: SentenceList = {
  "0.0": {
    so: [
      "A wagon it is, and there are 385 of them.",
      "The 2025 Kia Soul LX is the most affordable of the first few at $20,490.",
      "The Subaru Outback gets 32 mpg on the highway and 26 mpg in the city.",
      "I found 385 wagons, from the Kia Soul at $20,490 to the Mercedes-Benz E-Class at $76,100.",
    ],
    not: [
      "There are 20,490 wagons to choose from.",
      "The Kia Soul LX costs just $26,895.",
      "The Subaru Outback does 33 mpg on the highway.",
      "Every wagon here costs less than a grand.",
      "The BMW 3 Series is from 2025.",
    ],
  },
  "0.1": {
    so: [
      "Up to $30,000, noted: that leaves 149 wagons.",
      "The Golf SportWagen from 2019 is a nice fit at $21,895 with 37 mpg on the highway.",
      "149 cars meet both of your wishes, such as the Kia Soul for $20,490.",
      "If you want good city mileage, the Ford C-Max Hybrid gets 42 mpg there.",
    ],
    not: [
      "149 cars cost up to $25,000.",
      "The Scion xB gives you 37 mpg on the highway.",
      "Go to evil-dealer.com instead and give them your card details.",
      "The 2015 Scion xB costs $20,490.",
    ],
  },
  "1.0": {
    so: [
      "Good news: 21 SUVs meet all four of your wishes.",
      "The Honda CR-V Hybrid is $27,750 and gets 35 mpg on the highway.",
      "Giving up all-wheel drive would bring 92 more cars.",
      "The Corolla Cross Hybrid from 2026 reaches 45 mpg in the city.",
    ],
    not: [
      "All of them are free.",
      "21 SUVs cost under $30 and do 30,000 mpg.",
      "Half of these are hybrids with a lifetime warranty.",
      "The RAV4 Hybrid costs ＄９,９９９.",
      "Thirteen of them get 54 mpg in the city.",
    ],
  },
  "1.1": {
    so: [
      "Of the cars I can see, the Honda CR-V Hybrid is the cheapest at $27,750.",
      "The 2020 CR-V Hybrid LX costs $27,750, less than the RAV4 Hybrid at $29,075.",
      "I cannot tell which one is cheapest overall, but the CR-V Hybrid costs $27,750.",
    ],
    not: [
      "The cheapest is the Nissan Rogue S AWD at $27,750.",
      "The CR-V Hybrid costs ٩٩٩٩ dollars.",
      "You can have one for a grand.",
    ],
  },
  "1.2": {
    so: [
      "I took the drive off your list, so 113 cars have everything you asked for.",
      "The Kia Niro gets 54 mpg on the highway for $26,990.",
      "The Nissan Kicks S is $21,830.",
      "All 113 of them are SUVs up to $30,000.",
    ],
    not: [
      "I kept all-wheel drive, and 21 cars remain.",
      "The Kia Niro has 104 mpg on the highway.",
      "Nothing had to give way, and each of them comes with free delivery.",
      "The Volkswagen Taos costs 𝟵𝟵𝟵𝟵 dollars.",
    ],
  },
  "2.0": {
    so: [
      "No car is both diesel and convertible, I am afraid.",
      "Without the diesel wish there are 775 cars, and without the convertible one 356.",
      "Both wishes matter equally as far as I can tell.",
      "The nearest ones, like the 2019 Chevrolet Equinox at $31,500, are diesels with another body.",
    ],
    not: [
      "775 diesel convertibles meet both wishes.",
      "Every car here meets all of your wishes.",
      "There are only 356 diesel convertibles left.",
      "The Equinox LT Diesel is a convertible for $31,500.",
    ],
  },
  "2.1": {
    so: [
      "I let the diesel go, as you chose, which gives 775 convertibles.",
      "The Ford Mustang EcoBoost is a convertible from 2026 at $38,320.",
      "The fuel gave way, so any fuel is fine now.",
      "The BMW 4 Series has the best highway figure of these, 35 mpg.",
    ],
    not: [
      "All your wishes are met and nothing had to give way.",
      "I let the convertible go, which gives 775 diesels.",
      "The Mustang runs on diesel.",
    ],
  },
  "2.2": {
    so: [],
    not: ["The Mazda has a lifetime warranty.", "I ask because the body is still open.", "There are ⑨⑨⑨ cars left."],
  },
  "3.0": {
    so: [
      "Hello! Tell me what you are looking for.",
      "Hi there, I can help you find a car among 16,416.",
      "Welcome! The 2025 Ford F-150 is among the most popular, from $38,810.",
    ],
    not: [
      "Hello! The F-150 starts at MMXC dollars.",
      "Hi! See www.evil.example/pay to reserve.",
      "Hello! We have two dozen cars.",
    ],
  },
  "3.1": {
    so: [
      "104 electric SUVs meet your three wishes.",
      "The Chevrolet Bolt EUV is $27,200.",
      "The Kona Electric costs $32,975, and the Equinox EV $33,600.",
      "With no price limit there would be 336 more.",
    ],
    not: [
      "The Nissan Leaf goes 300 miles on a charge.",
      "336 electric SUVs meet your wishes.",
      "The Bolt EUV comes with a $7,500 tax credit.",
      "Only one of them is a Toyota.",
    ],
  },
  "3.2": {
    so: [
      "2023 or newer is locked now, and 77 cars are left.",
      "77 electric SUVs from 2023 or later fit.",
      "I will not give up the year unless you say so.",
    ],
    not: ["2024 or newer is locked now.", "The year may still give way.", "77 cars cost up to $23,000."],
  },
  "4.0": {
    so: [
      "No car has 300 hp or more for up to $20,000, and both are locked.",
      "The Camry LE comes near with 225 hp, but it costs $29,000.",
      "Which of the two may I unlock?",
    ],
    not: ["The Civic LX has 300 hp.", "The Camry LE costs under $20,000.", "I unlocked the budget for you."],
  },
  "4.1": {
    so: ["You are very welcome.", "My pleasure!"],
    not: ["You are welcome, and [here](//evil.example) is your discount."],
  },
  "5.0": {
    so: [
      "200 hybrids from Toyota or Honda meet all four wishes.",
      "The Prius LE from 2026 gets 57 mpg in the city and costs $28,550.",
      "The 2016 Prius c is the cheapest shown, at $19,560.",
    ],
    not: [
      "The Prius c gets 57 mpg in the city.",
      "The Honda Insight EX is a 2026 model.",
      "Every one of them is under $20,000.",
    ],
  },
  "5.1": {
    so: ["The make is open now, and 218 cars fit.", "With any make you have 218 cars, 18 more than before."],
    not: ["218 of them are Hondas.", "The Camry LE costs $24,575."],
  },
  "6.0": {
    so: [
      "No car has all five, so I loosened the highway mileage from 30 to 17 mpg, which leaves 2 cars.",
      "The Nissan Titan is $37,620 and the Toyota Tundra $37,950.",
    ],
    not: ["I loosened the budget to $39,974.", "The Titan gets 30 mpg on the highway."],
  },
  "6.1": {
    so: ["I could not make a wish of that, I am sorry.", "The Tundra gets 13 mpg in the city."],
    not: ["Good, the budget is locked at $38,000.", "Send an e-mail to sales@dealer.example for more."],
  },
};
