/** The words of rule sheets: what they bound, whom they speak of, and what is asked where a fact is missing. */
export interface RuleFeature {
  subject: "shopper" | "member" | "item";
  type: "int" | "money" | "percent" | "bool" | "choice" | "date";
  /** Words that name a number, behind it ("seven seats") or before it ("a price of"). Phrases as in the reader's tables. */
  names?: readonly string[];
  /** Each value with the words it goes by. A yes-or-no fact has one, `true`. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** The slot that holds the number. Words are looked up by the reader of values. */
  slot?: string;
  /** Another measure of the same thing. */
  like?: string;
  ask?: string;
}

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
  grade: {
    subject: "shopper",
    type: "choice",
    ask: "What's your grade?",
    values: {
      staff: [
        "clerk",
        "clerks",
        "associate",
        "associates",
        "regular employee",
        "regular employees",
        "junior (staff|employees)",
      ],
      manager: ["manager", "managers"],
      "senior manager": ["senior manager", "senior managers"],
      director: ["director", "directors"],
      "vice president": ["vice president", "vice presidents", "vp", "vps"],
      executive: ["executive", "executives", "board (member|members)"],
    },
  },
  role: { subject: "shopper", type: "choice", ask: "Which kind of work do you do?" },
  department: { subject: "shopper", type: "choice", ask: "Which department do you work in?" },
  filing_status: {
    subject: "shopper",
    type: "choice",
    ask: "How do you file your taxes?",
    values: {
      single: ["filing [as] single", "single (filer|filers|filing)", "file as single"],
      "married filing jointly": [
        "joint (filer|filers|filing)",
        "[married] filing jointly",
        "married couples filing jointly",
        "file [a] (joint|jointly) [return]",
      ],
      "married filing separately": ["[married] filing separately"],
      "head of household": ["[a] head of household", "heads of household"],
    },
  },
  credit_band: {
    subject: "shopper",
    type: "choice",
    ask: "Which credit band are you in?",
    values: {
      excellent: ["excellent [credit]"],
      good: ["good [credit]"],
      fair: ["fair [credit]"],
      poor: ["poor [credit]"],
    },
  },
  income: {
    subject: "shopper",
    type: "money",
    ask: "What is your household income per year?",
    names: [
      "[annual|yearly] [household|family|gross|taxable] income",
      ...["earn", "earns", "earning", "[modified] adjusted gross income", "[annual|yearly] salary"],
    ],
  },
  household_size: {
    subject: "shopper",
    type: "int",
    ask: "How many people live in your household?",
    names: [
      "people",
      "persons",
      "people in [the|your] household",
      "household (size|members)",
      "households of",
      "household of",
    ],
    values: { 1: ["single person household", "single person households"] },
  },
  children: {
    subject: "shopper",
    type: "int",
    ask: "How many children do you have?",
    names: ["children", "child", "kids"],
  },
  business_miles: {
    subject: "shopper",
    type: "int",
    ask: "How many business miles do you drive a year?",
    names: ["[annual] business miles", "miles (on|for) business", "[annual] business mileage"],
  },
  months_employed: {
    subject: "shopper",
    type: "int",
    ask: "For how many months have you worked here?",
    names: ["worked here", "been employed", "of service", "of employment", "employed", "months employed", "seniority"],
  },
  term_months: {
    subject: "shopper",
    type: "int",
    ask: "Over how many months would you pay the loan back?",
    names: ["loan may run [for]", "loan [term] runs [for]", "term of the loan", "[loan] (term|terms)", "repaid"],
  },
  down_payment_percent: {
    subject: "shopper",
    type: "percent",
    ask: "What percent of the price can you pay as a down payment?",
    names: ["down payment", "deposit", "(pay|put) down"],
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
  own_age: { subject: "shopper", type: "int", ask: "How old are you?", names: ["the age of", "years of age", "aged"] },
  age: {
    subject: "member",
    type: "int",
    ask: "How old is each person in your household?",
    names: ["years of age", "aged", "the age of", "age", "years old"],
  },
};

/** What else words mean in a sheet. A bound comes before its number, an "after" behind it; some tell what is counted. */
export const ruleMarks = [
  [
    { is: "bound", by: "<=" },
    [
      "[of] up to",
      "at most",
      "(no|not) (more|longer|higher|greater) than",
      "max [of]",
      "(limited|capped) (to|at)",
      "[a] maximum [of]",
      "within [the limit of]",
      "[a] limit of",
      "at or below",
    ],
  ],
  [{ is: "bound", by: "<" }, ["under", "below", "(less|fewer|cheaper|lower) than"]],
  [
    { is: "bound", by: ">=" },
    ["at least", "room for", "(no|not) (less|fewer|lower) than", "[a] minimum [of]", "min [of]", "at or above"],
  ],
  [
    { is: "bound", by: ">" },
    ["over", "above", "(more|longer|higher|greater) than", "in excess of", "exceed", "exceeds", "exceeding"],
  ],
  [{ is: "after", by: ">=" }, ["(or|and) (more|higher|above|over|greater|up|better)"]],
  [{ is: "after", by: "<=" }, ["(or|and) (less|fewer|lower|below|under)"]],
  [{ is: "bound", by: "<=", key: "age_years" }, ["(no|not) older than"]],
  [{ is: "bound", by: ">", key: "age_years" }, ["older than"]],
  [{ is: "bound", by: "<", key: "age_years" }, ["younger than"]],
  [{ is: "bound", by: ">", key: "age" }, ["older than"]],
  [{ is: "bound", by: "<", key: "age" }, ["younger than"]],
  [{ is: "bound", by: ">", key: "own_age" }, ["older than"]],
  [{ is: "bound", by: "<", key: "own_age" }, ["younger than"]],
  [{ is: "after", by: ">=", key: "own_age" }, ["(or|and) older"]],
  [{ is: "after", by: "<=", key: "own_age" }, ["(or|and) younger"]],
  [{ is: "after", by: ">=", key: "model_year" }, ["or newer", "or later"]],
  [{ is: "after", by: "<=", key: "model_year" }, ["or older", "or earlier"]],
  [{ is: "times" }, ["years", "year"]],
  [{ is: "not" }, ["not", "no", "non", "without", "neither", "never", "nor", "do not", "does not", "don t"]],
  [{ is: "or" }, ["or"]],
  [{ is: "and" }, ["and", "as well as"]],
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

/** Facts that part people into groups, of which everybody is in one. */
export const groupKeys: ReadonlySet<string> = new Set(["grade", "role", "department"]);
