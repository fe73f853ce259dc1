import { sheetForms } from "@/domains/lexicon/rule-forms";

/** Forms of a rule sheet's sentences, with those that name cars. */
export const ruleForms = {
  ...sheetForms,
  /** Two kinds in a row are a choice: "only electric cars and cars of 2018 or newer". */
  kindsApart: / and (?=cars|vehicles)/,
  /** "Colors: white or silver only". */
  labelled:
    /^((?:price|cost|budget|seats?|seating|doors?|colou?rs?|fuel|drive|drivetrain|transmission|mileage|mpg|horsepower|power|body|bodies|body styles?|makes?|brands?|size|age|model years?|length|range|down payment|term): )(.+)$/,
  /** What a car is used for is people's to know. */
  ofUse:
    /^(?:(?:the |that |any |all |our )?(?:cars?|vehicles?|it|they|ones?) (?:(?:that|which) )?(?:(?:is|are) )?)?((?:used|assigned|kept|parked|stored|garaged|based|registered|shared|reserved) (?:at|to|in|for|by|on|as|with|under|outside|inside|off) [a-z ]+)$/,
  asksUse: (use: string) => `Will the car be ${use}?`,
  odometer: "mileage",
  kindOfUse:
    /^(?:any |all |the )?((?!(?:heavy|large|small|big|old|older|expensive|cheap|fast|slow|light|powerful|safe|unsafe|foreign|domestic|imported|american|clean|green|loud|modified|efficient|other|company|motor|passenger|such|these|those|no|eligible|damaged|classic)\b)[a-z]+) (?:cars?|vehicles?)$/,
  /** Whose vehicles a sheet speaks of, and where they stay. Neither parts one from another. */
  ofSheet:
    / (?:purchased|bought|ordered|leased|acquired|provided|supplied|operated|owned|driven) (?:for|by|through|with) (?:the |our )?(?:district|company|city|county|university|school|board|department|church|college|agency|town|state|firm|organization|employees|staff)\b/,
  /** A fact of people's own never speaks of these. */
  ofThings: /\d|\b(?:car|cars|vehicle|vehicles|it|they|price|not|no|and|or|unless|only|if)\b/,
  ofSale:
    /car|\b(?:vehicles?|models?|suvs?|pickups?|trucks?|vans?|minivans?|convertibles?|coupes?|sedans?|wagons?|hatchbacks?|evs?|hybrids?|diesels?)\b/,
} as const;
