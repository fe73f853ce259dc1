/** Words and forms of rule sheets: how their authors bound, group and allow. `lib/rules/compile` alone reads by them. */
export const ruleBounds: Readonly<Record<string, readonly string[]>> = {
  "<=": [
    "[of] up to",
    "at most",
    "(no|not) more than",
    "[a] maximum [of]",
    "within [the limit of]",
    "[a] limit of",
    "at or below",
  ],
  "<": ["under", "below", "(less|fewer|cheaper|lower) than"],
  ">=": ["at least", "room for", "(no|not) (less|fewer|lower) than", "[a] minimum [of]", "at or above"],
  ">": ["over", "above", "(more|longer|higher|greater) than", "in excess of", "exceed", "exceeds", "exceeding"],
};
export const ruleAfters: Readonly<Record<string, readonly string[]>> = {
  ">=": ["(or|and) (more|higher|above|over|greater|up|better)"],
  "<=": ["(or|and) (less|fewer|lower|below|under)"],
};
export const ruleFills =
  "a an the any all each every of with to for in on at that which who whose is are be was been being have has had having they he she you we there their your our his her its this these those only if when as by per year month so then either both both carry carries show showing shows hold holds holding least " +
  "employee employees applicant applicants driver drivers holder holders anyone person household households families family worker workers member members customer customers buyer buyers vehicles vehicle company " +
  "drive drives driven choose chosen pick select order ordered take taken buy bought lease leased own owned use used reach reaches qualify qualifies enter combined highway rating room back kind type drive drivetrain engine credit band " +
  "dollars dollar $ % may can has need needs run runs always whole each months month years calendar more gross must should";

export const memberForms = [
  [
    "some",
    /^(?:anyone|anybody|someone|somebody|any (?:member|person|driver))(?: in (?:the|your|our) (?:household|family))?(?: who)? (?:is|are) /,
  ],
  [
    "every",
    /^(?:everyone|everybody|every (?:member|person|driver)|all (?:members|people))(?: in (?:the|your|our) (?:household|family))? (?:is|are) /,
  ],
] as const;

export const monthNames = "january february march april may june july august september october november december".split(
  " ",
);
const modals =
  "may only|must only|may not|must not|cannot|can not|shall not|do not|does not|must|may|can|shall|should|has to|have to|need to|needs to|needs|need";
export const dutyForm = new RegExp(`^(.+?) (${modals}) (.+)$`);
export const saidForm =
  /^(.+?) (?:is|are) (not |never )?(?:allowed|permitted|accepted|eligible|fine|ok|okay|excluded|forbidden|prohibited|ruled out|out|exempt)( for (?:anyone|everyone|anybody|all))?$/;
export const dutyVerb =
  /^(?:always |only )?(?:be )?(?:choose|pick|select|ordered|order|drive|driven|take|have|has|reach|cost|get|lease|leased|buy|bought|enter|use|used|own|spend|qualify|chosen|park|carry|finance|financed|be)?(?: from)?(?: with)?\b ?(.*)$/;
export const everyoneElse =
  /^(?:for )?(?:everyone|everybody|anyone|anybody|all|any|the)(?: the)? (?:else|others?|other [a-z ]+|rest)$/;

/** Two kinds in a row are a choice: "only electric cars and cars of 2018 or newer". */
export const kindsApart = / and (?=cars|vehicles)/;
/** What a fact of people's own never speaks of. */
export const ofThings = /\d|\b(?:car|cars|vehicle|vehicles|it|they|price|not|no|and|or|unless|only|if)\b/;
/** Amounts here are prices. */
export const ofSale = /car/;
