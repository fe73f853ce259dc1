import { sheetForms } from "@/domains/lexicon/rule-forms";

/** Forms of a rule sheet's sentences, with those that name laptops. */
export const ruleForms = {
  ...sheetForms,
  /** Two kinds in a row are a choice: "only Chromebooks and laptops of 2022 or newer". */
  kindsApart: / and (?=laptops|notebooks|computers|machines|devices)/,
  /** "Memory: 16 GB or more". */
  labelled:
    /^((?:price|cost|budget|memory|ram|storage|disk|drive|screen|display|size|screen size|resolution|refresh rate|weight|battery|battery life|processor|cpu|chip|graphics|gpu|operating system|system|os|kind|type|makes?|brands?|manufacturer|age|model years?|colou?rs?|down payment|term): )(.+)$/,
  /** What a laptop is used for is people's to know. */
  ofUse:
    /^(?:(?:the |that |any |all |our )?(?:laptops?|notebooks?|computers?|machines?|devices?|it|they|ones?) (?:(?:that|which) )?(?:(?:is|are) )?)?((?:used|assigned|kept|stored|based|registered|shared|reserved|connected) (?:at|to|in|for|by|on|as|with|under|outside|inside|off) [a-z ]+)$/,
  asksUse: (use: string) => `Will the laptop be ${use}?`,
  /** A count that is never a person's. */
  odometer: "cycles",
  kindOfUse:
    /^(?:any |all |the )?((?!(?:heavy|large|small|big|old|older|expensive|cheap|fast|slow|light|powerful|new|newer|used|refurbished|company|such|these|those|no|eligible|damaged)\b)[a-z]+) (?:laptops?|notebooks?|computers?|machines?|devices?)$/,
  /** Whose laptops a sheet speaks of. It doesn't part one from another. */
  ofSheet:
    / (?:purchased|bought|ordered|leased|acquired|provided|supplied|operated|owned|issued) (?:for|by|to|through|with) (?:the |our )?(?:district|company|city|county|university|school|board|department|church|college|agency|town|state|firm|organization|employees|staff|students)\b/,
  /** A fact of people's own never speaks of these. */
  ofThings: /\d|\b(?:laptops?|notebooks?|computers?|machines?|devices?|it|they|price|not|no|and|or|unless|only|if)\b/,
  ofSale:
    /\b(?:laptops?|notebooks?|computers?|machines?|devices?|models?|chromebooks?|macbooks?|ultrabooks?|workstations?)\b/,
} as const;
