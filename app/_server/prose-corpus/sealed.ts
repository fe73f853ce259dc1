import type { SentenceList } from "./chats";

/** The half scored after the checks were finished. */
export const sealed: SentenceList = {
  "0.0": {
    so: [
      "Lovely, a wagon: that leaves 385 cars.",
      "You could look at the 2025 Subaru Outback for $28,895.",
      "The 2019 Ford Flex gets 23 mpg on the highway, the Kia Soul 33 mpg.",
    ],
    not: [
      "There are 386 wagons.",
      "The Ford Flex is $29,065.",
      "The Kia Soul LX beats them with 44 mpg on the highway.",
      "I found three hundred wagons.",
    ],
  },
  "0.1": {
    so: [
      "You now have 149 wagons up to $30,000.",
      "The C-Max Hybrid is from 2018 and gets 38 mpg on the highway.",
      "The MINI Cooper Clubman is close to your limit at $29,400.",
      "The Scion xB at $16,970 is the cheapest of those shown.",
    ],
    not: [
      "The Scion xB is a steal at $1,697.",
      "No wagon costs less than $20,000.",
      "149 wagons cost at most $29,400.",
      "The MINI Cooper Clubman gets 38 mpg on the highway.",
    ],
  },
  "1.0": {
    so: [
      "21 cars fit everything you asked for.",
      "The Ford Escape from 2020 gets 43 mpg in town and 37 on the highway.",
      "The Nissan Rogue is just within budget at $29,990.",
      "Dropping the highway wish would bring in 541 more cars.",
    ],
    not: [
      "369 SUVs meet all four wishes.",
      "Dropping the drive would bring in 541 more cars.",
      "Most of them seat seven.",
      "The Tucson Hybrid was made in 2026.",
    ],
  },
  "1.1": {
    so: [
      "Among those shown it is the Honda CR-V Hybrid, for $27,750.",
      "The CR-V Hybrid LX from 2020 costs less than the others shown: $27,750.",
      "The Hyundai Tucson Hybrid is $29,050 and the Ford Escape $29,755.",
    ],
    not: [
      "The cheapest is the Ford Escape.",
      "The RAV4 Hybrid is cheaper than the CR-V Hybrid.",
      "The CR-V Hybrid is yours for 27 hundred dollars.",
    ],
  },
  "1.2": {
    so: [
      "Drive is off the list, and now 113 cars fit.",
      "The Bolt EUV shows 104 mpg on the highway and 125 in the city.",
      "The Kia Sportage Hybrid from 2025 is $28,590.",
    ],
    not: [
      "Now 587 cars fit.",
      "The Kia Sportage Hybrid gets 54 mpg.",
      "Every car shown is electric.",
      "None of them costs more than $25,000.",
    ],
  },
  "2.0": {
    so: [
      "There is no diesel convertible in the catalog.",
      "No car has both, so tell me which one to keep.",
      "Keeping the convertible gives 775 cars, keeping the diesel 356.",
    ],
    not: [
      "Keeping the diesel gives 775 cars.",
      "You want the convertible more than the diesel.",
      "I have dropped the convertible for you.",
    ],
  },
  "2.1": {
    so: [
      "Done, the diesel is gone and 775 convertibles are in.",
      "The Camaro 2LT from 2024 costs $40,495.",
      "A Corvette Stingray from 2025 is $75,300.",
    ],
    not: [
      "The Corvette Stingray meets your diesel wish.",
      "The Camaro costs forty grand.",
      "We dropped the body, so any body is fine.",
      "The dealer adds no fees.",
    ],
  },
  "2.2": {
    so: ["The make tells the remaining 775 cars apart best."],
    not: ["Because the price splits the 775 cars left better than anything else.", "Because only 138 cars are left."],
  },
  "3.0": {
    so: [
      "Hello, nice to meet you!",
      "Hi! Say what matters to you and I will look for it.",
      "Good day! There are 16,416 cars here.",
    ],
    not: [
      "Hello! There are sixteen million cars here.",
      "Hello! The Camry LE gets 53 mpg on the highway.",
      "Hi, visit leeway-deals.shop for the best offers.",
    ],
  },
  "3.1": {
    so: [
      "You have 104 electric SUVs up to $45,000.",
      "The Mazda MX-30 from 2023 costs $34,110.",
      "The Toyota bZ XLE is $34,900, and the Leaf S+ is $29,990.",
    ],
    not: [
      "14 of them are Hyundais.",
      "The MX-30 recharges in 36 minutes.",
      "The Leaf S+ gets 131 mpg in the city.",
      "Each has a range of over 250 miles.",
    ],
  },
  "3.2": {
    so: [
      "The year is locked at 2023 or newer, which leaves 77 cars.",
      "Got it, 2023 or newer is a must.",
      "All 77 meet your four wishes.",
    ],
    not: ["The Bolt EUV from 2022 fits.", "All 104 cars are still in.", "37 of them have all-wheel drive."],
  },
  "4.0": {
    so: [
      "Nothing with 300 hp or more costs up to $20,000.",
      "The Honda Accord has 192 hp and costs $28,395.",
      "The nearest is the 2026 Camry, with 225 hp.",
    ],
    not: ["49 sedans meet all your wishes.", "The Sentra has 192 hp.", "The Model 3 costs $24,695."],
  },
  "4.1": {
    so: ["Glad to help.", "Any time!"],
    not: ["Any time, your loan is approved at 0%."],
  },
  "5.0": {
    so: [
      "You have 200 cars with all four wishes.",
      "The Camry from 2026 is $29,000 with 53 mpg in town.",
      "Opening up the make would add 18 cars.",
    ],
    not: [
      "The Camry is the thriftiest with 57 mpg in town.",
      "Opening up the make would add 327 cars.",
      "Call 555 0199 to get one.",
    ],
  },
  "5.1": {
    so: ["Any make goes now, and that leaves 218 cars.", "The Insight EX from 2022 costs $25,210."],
    not: ["218 cars from Toyota fit.", "The gearbox is open now."],
  },
  "6.0": {
    so: [
      "I gave up highway mileage, 30 to 17 mpg, because it weighs least, and 2 cars are left.",
      "Two trucks fit now, the Titan and the Tundra, both from 2015.",
    ],
    not: ["I gave up four-wheel drive.", "Twenty-two trucks fit now."],
  },
  "6.1": {
    so: ["Sorry, I could not read a wish in that.", "Could you say that in other words?"],
    not: ["The budget gave way.", "The Titan is the cheaper one at $37,950.", "The Tundra costs XL thousand."],
  },
};
