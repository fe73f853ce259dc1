export const compareExamples = [
  {
    text: "All-wheel drive is a must. A wagon or an SUV is very important, under $24,000 is important, 35 mpg highway matters, 2019 or newer would be nice.\nI drive 90 miles a day: I'd rather stretch the price than the mileage.",
    style: "Wagon",
  },
  {
    text: "All-wheel drive is a must. A wagon or an SUV is important, under $24,000 matters to me, 2019 or newer is very important. 35 mpg highway would be nice.\nI drive 90 miles a day: I'd rather stretch the price than the mileage.",
    style: "4dr SUV",
  },
  {
    text: "A minivan is a must. Hybrid is important, all-wheel drive really matters, under $35,000, and 280 horsepower would be nice.",
    style: "Passenger Minivan",
  },
  {
    text: "It must be a convertible. A manual gearbox is very important, at least 300 horsepower is important. Under $28,000. 30 mpg highway would be nice, and 2020 or newer is a bonus.",
    style: "Convertible",
  },
] as const;
