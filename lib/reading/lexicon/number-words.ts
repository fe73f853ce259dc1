import { type WordTable, wordTable } from "@/lib/constraints";

export const small: WordTable<number> = wordTable({
  zero: 0,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
});

export const tens: WordTable<number> = wordTable({
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
});

export const ordinals: readonly string[] =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

export const scales: WordTable<number> = wordTable({
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  thou: 1e3,
  g: 1e3,
  m: 1e6,
  mil: 1e3,
  million: 1e6,
});

export const decades: WordTable<number> = wordTable({
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
  nineties: 90,
});

export const numberWords: ReadonlySet<string> = new Set(
  [small, tens, decades, scales, { hundred: 100, half: 0.5 }].flatMap((table) => Object.keys(table)),
);

export const decadeEnds = { low: 3, mid: 6, high: 9, whole: 9 } as const;
export const decadeStarts = { low: 0, mid: 4, high: 7, whole: 0 } as const;

export const parts: WordTable<"low" | "mid" | "high"> = wordTable({
  low: "low",
  lower: "low",
  early: "low",
  mid: "mid",
  middle: "mid",
  high: "high",
  upper: "high",
  late: "high",
});

export const spanWords: ReadonlySet<string> = new Set(["to", "-", "through", "thru", "till", "until", "–", "—"]);

export const moves: ReadonlySet<string> = new Set(
  "change raise bump increase decrease lower drop move push up reduce cut extend stretch take bring go went set put dial adjust loosen relax lift knock come slip fall sink slide dip climb rise creep ease inch settle nudge changed raised moved lowered dropped".split(
    " ",
  ),
);

export const numberClosing: ReadonlySet<string> = new Set(
  "max tops or is for budget at top maximum and but , . ; ! ? model plus + to on newer up".split(" "),
);

/** These bound only years: "I'm after a four-door" has no bound. */
export const timeWords: ReadonlySet<string> = new Set(["after", "before", "since", "post", "pre"]);

export const raising: ReadonlySet<string> = new Set(
  "raise bump increase up add stretch push more extra another higher".split(" "),
);

export const lowering: ReadonlySet<string> = new Set("lower reduce drop cut decrease knock less down off".split(" "));

/** Before a step: "add 10k". */
export const stepping: ReadonlySet<string> = new Set("by another add adding extra additional".split(" "));

/** After a number of years. */
export const older: ReadonlySet<string> = new Set("older earlier back off".split(" "));
export const newer: ReadonlySet<string> = new Set("newer later younger".split(" "));

/** Between a verb and its step. */
export const amidSteps: ReadonlySet<string> = new Set(
  "it that the my our budget price limit max maximum cap ceiling".split(" "),
);

/** Matches denials between the two numbers. */
export const numberDenying = /^(?:[a-z]+ ){0,2}(?:not|instead of|rather than)$/;

/** Around a number that becomes another: "push the 24 up to 25", "from 25 to 30". Not "go 25 to 30". */
const [verb, way] = [`\\b(?:${[...moves].join("|")})`, "(?:(?:up|down|back|on|over|out) )+"];
export const movedTo = new RegExp(
  `(?:${verb} .*\\bfrom|${verb} (?:the|that|this|my|our|those))(?: \\$)? # (?:[a-z]+ )?(?:${way})?to(?: \\$)?$|${verb}(?: \\$)? # (?:[a-z]+ )?${way}to(?: \\$)?$`,
);

export const turningWords: ReadonlySet<string> = new Set(
  "but its it is i im meant mean should want make sorry actually no said say wrote typed asked".split(" "),
);

/** Right before a size that takes another one's place: "no, make it 16". */
export const replacing =
  /(?:^| )(?:make (?:it|that|this|mine)|(?:it|that)(?: i|['’])?s|it (?:was|is|should be)|(?:get|give) me|should be|i meant?|rather|actually|instead|no|nope)(?: ,| a| the)*$/;

/** Right before a number that a wish shall have: "make it 27", "cut that to 26", "down to 280". */
export const setting = new RegExp(
  `(?:^| )(?:make (?:it|that|this|mine|them|(?:the|my|our) [a-z]+(?: [a-z]+)?)|(?:${[...moves].join("|")}) (?:(?:it|that|this|things|me|us) )?(?:${way})?to|down to)(?: ,| \\$| about| like| just| only| a| the)*$`,
);

/** Right behind one: "280 miles would do". */
export const sufficing: readonly string[] = [
  "[is|are|s|would be|will be|ll be|seems|sounds|should be] [probably|really|actually|just|already|perfectly|totally|also|still|more than] (enough|plenty|sufficient|fine|ok|okay|alright|all right|acceptable|doable|all i need|all we need)",
  "(is|are|s|would be|will be|ll be) [just] good [enough]",
  "(would|will|ll|could|should|might|d) [also|still|just|easily] (do|work|suffice)",
  "(does it|does me|does the job|suffices)",
];

export const saying: ReadonlySet<string> = new Set("not isnt wasnt said wrote typed put".split(" "));

export const passed: ReadonlySet<string> = new Set(", - k $ the a it to be thousand grand".split(" "));

export const rangeUnits: ReadonlySet<string> = new Set("$ £ € mpg hp dollars k".split(" "));

/** Beside numbers of people, savings, offers and odometers. */
export const roleWords = {
  selves: new Set(["im", "hes", "shes", "turning", "aged"]),
  owner: /^(?:my|our|his|her|their|(?!(?:it|that|this|what|there|he|she|let|who|here|how|year)['’]s$).+['’]s)$/i,
  /** "I can borrow 36,000" sets a budget. */
  mayBorrow:
    /\b(?:can|could|will|ill|may|might|able to|approved to|let me|lets me) (?:\w+ )?borrow(?: up to| about| as much as)?(?: \$)?$/,
  /** "I can borrow 36,000" sets a budget. */
  savings:
    /(?:^| )(?:save|saving|saves|borrowed|borrowing|owe|owing|loan|(?<!\b(?:can|could|will|ill|may|might|able to|approved to|lets? me) (?:[a-z]+ )?)borrow)(?: [^ ]+){0,2}$/,
  coins: /# (?:dollars?|bucks?|cents?)$|\d (?:dollars?|bucks?|cents?) #/,
  /** Behind the sum of a loan or what is paid at once: "$30,000 at five percent", "3,000 down". */
  terms:
    /^(?:is |was )?(?:at|over|for) [\w.]+ ?(?:%|per ?cent|percent|months?)|^(?:(?:is|as) (?:the|my|our|a) )?(?:dollars? |bucks? |cash )?down\b(?! (?:to|from|by))|^(?:dollars? |bucks? |cash |saved |saved up |set aside )*(?:as|for) (?:an? |the |my )?(?:down payment|deposit)\b/,
  /** Before an age: "my son just got his license (17)". */
  persons: new Set(
    "son daughter kid boy girl teen teenager wife husband mother mom father dad grandma grandpa grandson granddaughter nephew niece license".split(
      " ",
    ),
  ),
  /** A plural that no unit is. */
  things:
    /^(?!(?:always|perhaps|besides|towards|unless|thanks|across|others|models|years|thousands|grands|hundreds)\b)\p{L}{3,}[^aisu\W]s(?! (?:it|that|the|me|us|my|our)$)(?: |$)/u,
  /** Behind somebody's height, in feet. */
  tall: /^(?:ft|foot|feet) (?:\d+(?:\.\d+)? )?(?:in |inch |inches )?(?:and )?(?:tall|guy|guys|man|men|dude|woman|lady|gal|bloke|fella|person|people|driver|husband|wife|son|daughter|boyfriend|girlfriend|myself|here)\b/,
  parking:
    /\b(?:garage|carport|door|deck|structure|ceiling|beam|clearance|barrier|parking|fit|fits|under|truck|suv|van)\b/,
  pointing: new Set(["the", "that", "this"]),
  tells: new Set("is was has looks seems got isnt wasnt you one with".split(" ")),
  gets: /\b(?:gets|getting|averages|averaging)(?: (?:over|at|least|above|around|about|more|than|better|upwards|of))*$/,
  onClock:
    /# on (?:the clock|it|her|him|mine|them|this|that|ours|hers|his)\b|#.* odometer\b|(?<!\b(?:gas|fuel|good|great|decent|better|highway|hwy|city|best) )(?<!\d )\b(?:mileage|milage|odometer|miles)(?: ,(?= say))?(?: (?:under|below|less|than|max|maximum|of|around|about|at|most|is|up|to|over|no|more|lower|say|like|<|<=))* #/,
  /** Before an age: "three under five", "kids under 10". */
  children:
    /(?:^| )(?:two|three|four|five|six|[2-6]|kids?|children|boys|girls|toddlers|babies|grandkids|grandchildren) (?:all |both )?(?:under|below|over) (?:the age of )?(?:\d|1[0-8]|two|three|four|five|six|seven|eight|nine|ten|twelve)$/,
};

/** Beside miles that people go. */
export const travelling: ReadonlySet<string> = new Set(
  "commute commuting drive driving drove live lives lived north south east west work job trip trips way away from daily day week month year each round within radius odometer clock on had ran put".split(
    " ",
  ),
);

/** Behind "two" and behind "a year or two". */
export const stepped = {
  years: /^years? (?:older|newer|earlier|later)$/,
  after: /^(?:years? )?(?:older|newer|earlier|later)\b/,
} as const;

/** Without one of these, no number counts the miles driven. */
export const clocks: ReadonlySet<string> = new Set("miles mile mi mileage milage odometer clock driven ran".split(" "));

export const currencies = new Set(["$", "£", "€"]);

export const separators = new Set(["and", ",", "/", "but", "&", "plus", "with"]);

/** Beside what several amounts come to. */
export const beforeSum =
  /\b(?:so|say|=|equals|totals?|makes|making|(?:comes|adds up) to)(?: (?:that|thats|it|its|is|about|around|like|a|total|of|$))*$/;
export const behindSum = /^(?:(?:in )?total|altogether|together|combined|all (?:in|told|together)|in all)\b/;

/** These last for years: "finance it over 5 years", "a loan for 4 years". */
export const terms =
  /\b(?:financ\w*|loan|lease\w*|leasing|paid|pay\w*|keep|keeping|own|warranty|drive it|over the next|mortgage|note)\b/;

/** Before "to", where a number is newly reached. */
export const reaching: ReadonlySet<string> = new Set("go up stretch reach climb swing".split(" "));

/** "One" that counts, as in "one owner", not "the one" or "a new one". */
export const loneOne =
  /(?<!\b(?:the|this|that|at|\p{L}+(?:st|ttle|ld|ng|ew|in)) )\bone\b(?! (?:hundred|thousand|million))/giu;
