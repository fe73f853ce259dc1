import { featuresOfPeople, type RuleFeature, sheetMarks } from "@/domains/lexicon/rule-words";

/** The words of rule sheets on cars. */
const makeNames =
  "acura audi bmw buick cadillac chevrolet chrysler dodge ferrari ford genesis gmc honda hyundai infiniti jaguar jeep kia lexus lincoln lucid maserati mazda mini mitsubishi nissan polestar porsche ram rivian subaru tesla toyota volkswagen volvo";
const makes = Object.fromEntries(makeNames.split(" ").map((name) => [name, [name, `${name}s`]]));

export const ruleFeatures: Readonly<Record<string, RuleFeature>> = {
  price: {
    subject: "item",
    type: "money",
    slot: "msrp",
    names: [
      "[list|purchase|sticker|sale] price",
      "cost",
      "costs",
      "costing",
      "priced",
      "budget",
      "value",
      "msrp",
      "spend",
    ],
  },
  seats: { subject: "item", type: "int", slot: "seats", names: ["seat", "seats", "seater", "seating", "passengers"] },
  doors: { subject: "item", type: "int", slot: "doors", names: ["door", "doors"] },
  mpg: {
    subject: "item",
    type: "int",
    names: ["mpg [combined|highway]", "miles per gallon", "(highway|combined) (mpg|mileage)"],
  },
  mpge: { subject: "item", type: "int", names: ["mpge"], like: "mpg" },
  model_year: {
    subject: "item",
    type: "int",
    slot: "year",
    names: ["model year", "model years", "year of manufacture"],
  },
  horsepower: { subject: "item", type: "int", slot: "horsepower", names: ["horsepower", "hp"] },
  cylinders: { subject: "item", type: "int", slot: "cylinders", names: ["cylinders", "cylinder"] },
  range: { subject: "item", type: "int", slot: "range", names: ["miles of range", "range"] },
  length_in: { subject: "item", type: "int", slot: "length", names: ["inches long", "inches [in length]", "length"] },
  mileage: {
    subject: "item",
    type: "int",
    slot: "miles",
    names: ["miles [(on|showing on) the (odometer|clock)]", "mileage", "odometer (reading|mileage)"],
  },
  towing: { subject: "item", type: "int", slot: "towing", names: ["pounds of towing", "towing capacity"] },
  age_years: { subject: "item", type: "int", names: ["years old", "age of the (car|vehicle)"] },
  child_seats_rear: { subject: "item", type: "int", names: ["child seats", "child seat positions"] },
  fuel: {
    subject: "item",
    type: "choice",
    values: {
      electric: [
        "[fully|all|purely] electric",
        "battery electric",
        "ev",
        "evs",
        "bev",
        "(powered|run|runs|running|driven) [only|solely] by [a] battery",
      ],
      "plug-in hybrid": ["plug in hybrid", "plug in hybrids", "phev", "phevs", "plug in"],
      hybrid: ["hybrid", "hybrids", "[full] hybrid (drive|drivetrain|powertrain)"],
      diesel: ["diesel", "diesels", "diesel (engine|powered)"],
      gasoline: ["gas", "gasoline", "gasoline alone", "petrol", "(run|running) on gasoline [alone]"],
    },
  },
  body: {
    subject: "item",
    type: "choice",
    values: {
      convertible: ["convertible", "convertibles", "cabriolet"],
      coupe: ["coupe", "coupes", "two seat coupe", "two seat coupes"],
      pickup: ["pickup [truck|trucks]", "pickups", "truck", "trucks"],
      SUV: ["suv", "suvs", "sport utility vehicle"],
      minivan: ["minivan", "minivans"],
      van: ["van", "vans"],
      sedan: ["sedan", "sedans"],
      wagon: ["[station] wagon", "[station] wagons"],
      hatchback: ["hatchback", "hatchbacks"],
    },
  },
  drive: {
    subject: "item",
    type: "choice",
    values: {
      "all wheel drive": ["(all|4) wheel drive", "four wheel drive", "awd", "4wd"],
      "front wheel drive": ["front wheel drive", "fwd"],
      "rear wheel drive": ["rear wheel drive", "rwd"],
    },
  },
  transmission: {
    subject: "item",
    type: "choice",
    values: {
      manual: ["manual [transmission]", "manual transmissions", "stick shift", "stick shifts"],
      automatic: ["automatic [transmission]", "automatic transmissions", "automatics"],
    },
  },
  class: {
    subject: "item",
    type: "choice",
    values: {
      performance: ["sports (car|cars)", "(high performance|performance|sporty) [car|cars]"],
      luxury: ["luxury [car|cars]"],
    },
  },
  size: {
    subject: "item",
    type: "choice",
    values: {
      compact: ["compact", "compacts"],
      midsize: ["midsize", "mid size"],
      large: ["full size", "large"],
    },
  },
  make: { subject: "item", type: "choice", values: makes },
  color: {
    subject: "item",
    type: "choice",
    values: {
      black: ["black"],
      white: ["white"],
      gray: ["gray", "grey"],
      red: ["red"],
      blue: ["blue"],
      green: ["green"],
      silver: ["silver"],
      yellow: ["yellow"],
      orange: ["orange"],
      brown: ["brown"],
      beige: ["beige"],
    },
  },
  new: {
    subject: "item",
    type: "bool",
    values: { true: ["new", "brand new"], false: ["used", "second hand", "pre owned"] },
  },
  pool_vehicle: {
    subject: "shopper",
    type: "bool",
    ask: "Is it for a pool vehicle?",
    values: {
      true: ["pool (car|vehicle)", "pool (cars|vehicles)", "used only as [a] pool (car|vehicle|cars|vehicles)"],
    },
  },
  ...featuresOfPeople,
  business_miles: {
    subject: "shopper",
    type: "int",
    ask: "How many business miles do you drive a year?",
    names: ["[annual] business miles", "miles (on|for) business", "[annual] business mileage"],
  },
  private_share_percent: {
    subject: "shopper",
    type: "percent",
    ask: "What share of the driving is private?",
    names: ["private (share|use|driving)", "share of private (use|driving)"],
  },
  disability_permit: {
    subject: "shopper",
    type: "bool",
    ask: "Do you have a disability parking permit?",
    values: { true: ["[a] disability [parking] permit", "disability permits"] },
  },
  resident: {
    subject: "shopper",
    type: "bool",
    ask: "Do you live inside the zone?",
    values: {
      true: [
        "(resident|residents) [of the zone]",
        "(live|lives|living) (in|inside) the (zone|city)",
        "zone (resident|residents)",
      ],
    },
  },
  home_charger: {
    subject: "shopper",
    type: "bool",
    ask: "Do you have a charger at home?",
    values: { true: ["[a] (charger|wallbox) at home", "[a] home charger", "charge at home", "charging at home"] },
  },
  renter: {
    subject: "shopper",
    type: "bool",
    ask: "Do you rent your home?",
    values: { true: ["renter", "renters", "rent their home"] },
  },
  date: { subject: "shopper", type: "date", ask: "When do you need the car?", names: ["today"] },
};

/** What else words mean in a sheet. */
export const ruleMarks = [
  ...sheetMarks,
  [
    { is: "fill" },
    [
      "miles [(a|per) year]",
      "(that|which) (get|gets|achieve|average|deliver)",
      "percent of the [purchase|list|sale] price",
      "percent",
      "percent of the [total] driving",
      "[company|motor|passenger] car [model]",
      "[company|motor|passenger] cars",
      "[company|motor] vehicle",
      "[company|motor] vehicles",
      "model",
      "models",
      "body",
      "bodies",
      "body styles",
      "one",
      "ones",
      "it",
      ...(
        "a an the any all each every of with to for in on at that which who whose is are be was been being have has had having they he she you we there their your our his her its this these those only if when as by per year month so then either both both carry carries show showing shows hold holds holding least " +
        "employee employees applicant applicants driver drivers holder holders anyone person household households families family worker workers member members customer customers buyer buyers vehicles vehicle company " +
        "color colors colored fuel fuels selects seated maximum only " +
        "drive drives driven choose chosen pick select order ordered take taken buy bought lease leased own owned use used reach reaches qualify qualifies enter combined highway rating room back kind type drive drivetrain engine credit band " +
        "dollars dollar $ % may can has need needs run runs always whole each months month years calendar more gross must should shall whose will"
      ).split(" "),
    ],
  ],
] as const;
