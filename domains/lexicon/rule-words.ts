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

export const featuresOfPeople: Readonly<Record<string, RuleFeature>> = {
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
  own_age: { subject: "shopper", type: "int", ask: "How old are you?", names: ["the age of", "years of age", "aged"] },
  age: {
    subject: "member",
    type: "int",
    ask: "How old is each person in your household?",
    names: ["years of age", "aged", "the age of", "age", "years old"],
  },
};

/** What else words mean in a sheet. A bound comes before its number, an "after" behind it; some tell what is counted. */
export const sheetMarks = [
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
] as const;

/** Facts that part people into groups, of which everybody is in one. */
export const groupKeys: ReadonlySet<string> = new Set(["grade", "role", "department"]);
