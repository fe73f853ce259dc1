/** Forms of rule sheets: how their authors bound, group and allow. `lib/rules/compile` alone reads by them. */
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
  "(?:is|are) (?:not )?(?:required|obliged|allowed|permitted|entitled) to|may only|must only|may not|must not|cannot|can not|can't|won't|will not|shall not|should not|shouldn't|mustn't|do not|does not|don't|doesn't|must|may|can|shall|should|has to|have to|had better|ought to|need to|needs to|needs|need";

/** Forms of sentences and of their parts, in lower case. */
export const ruleForms = {
  lead: /^(?:however|also|in addition|but|then|and|finally|in any case|otherwise),? /,
  /** "For vans with seven seats the floor is 26". */
  instead: /^(?:for (.+?),? )?the (?:floor|limit|cap|ceiling|maximum|minimum) (?:for (.+?) )?is (.+)$/,
  conditionFirst: /^(?:if|when|for) (.+?), (?:then )?(.+)$/,
  unlessThen: /^(.+?),? unless (.+?); then (.+) is (?:fine|ok|okay|allowed)$/,
  unless: /^(.+?),? (?:unless|except(?: for| when| if| that)?|with the exception of) (.+)$/,
  andOnlyIf: /^(.+), and an? (.+?) only if (.+)$/,
  onlyIf: /^(.+?),? only (?:if|when) (.+)$/,
  /** "At least 10 percent of the price, or 20 percent if the credit band is fair". */
  orIf: /^(.+?) (at least|at most|up to|no more than) (.+?), or (?:\2 )?(.+?) if (.+)$/,
  conditionLast: /^(.+?),? (?:if|provided(?: that)?|as long as|when) (.+)$/,
  none: /^no ([a-z, -]+)$/,
  onlyFor: /^[a-z' ]+ (?:is|are) (?:issued|given|granted|available|paid|open) only (?:for|to) (.+)$/,
  /** "We only lease cars that get 30 mpg or better". */
  weOnly:
    /^we (?:will |can |do )?only (?:lease|buy|order|pay for|take|drive|want|accept|allow|consider|finance|hire|rent) (.+)$/,
  /** "Staff: up to $30,000". */
  groupThen: /^((?:all )?[a-z][a-z ]{2,40}): (.+)$/,
  /** "The requirement in the preceding sentence does not apply to pool vehicles". */
  notApplied:
    /^(th(?:e|is|at|ese)) (?:requirements?|rules?|limits?|restrictions?|caps?|conditions?)( in the (?:preceding|previous|last) sentence| above| before)? (?:does|do|shall|will) (?:not|n't) apply to (.+)$/,
  /** Where groups are listed, the staff are those without a title. */
  plainStaff: /^(?:all )?(?:staff|employees|associates|individual contributors)$/,
  /** "Employees may pay the difference themselves, up to $75 a month over 48 months". */
  ownShare:
    /^(?:(?:employees|drivers|staff|everyone|anyone|you|they|we) )(?:may|can|are allowed to) (?:pay|cover|contribute|add) (?:the )?(?:difference|rest|excess|remainder)(?: (?:themselves|yourself|ourselves|privately|out of pocket))?,? (?:of )?(?:up to|at most|no more than) \$?(\d[\d,]*) (?:a|per|each) month,? (?:over|for|during) (\d+) months$/,
  /** What a number counts that is no money. */
  otherUnits: /^(?:miles?|km|kilometers|pounds|lbs?|people|employees)$/,
  listedFor: /,? (?:and )?for (?=[a-z ]+ \$?\d)/,
  listedGroup: /^([a-z ]+?)(?: (?:it is|it's|the (?:limit|cap) is))? (\$?\d[\d,]*)$/,
  onlySome: /^only (.+?) (?:may|can|are allowed to) (.+)$/,
  /** Two kinds in a row are a choice: "only electric cars and cars of 2018 or newer". */
  kindsApart: / and (?=cars|vehicles)/,
  restOnly: /^((?:everyone|everybody|all|any) (?:else|others?|other \w+)),? ((?:up to|at most|no more than|only) .+)$/,
  duty: new RegExp(`^(.+?) (${modals}) (.+)$`),
  permits: /^(?:may|can|(?:is|are) (?:allowed|permitted|entitled) to)$/,
  forbids: /not|cannot|n't/,
  dutyVerb:
    /^(?:always |only )?(?:be )?(?:choose|pick|select|ordered|order|drive|driven|take|have|has|reach|cost|get|lease|leased|buy|bought|enter|use|used|own|spend|qualify|chosen|park|carry|finance|financed|pay|assigned|be)?(?: from)?(?: with)?\b ?(.*)$/,
  by: /^(.+?) by ((?:employees|staff|members|drivers|residents|managers|directors)(?: .+)?)$/,
  /** "Pickups are not allowed for anyone". */
  said: /^(.+?) (?:is|are)(?: |(?=n't))(not |never |n't )?(?:allowed|permitted|accepted|eligible|welcome|fine|ok|okay|acceptable|ineligible|unacceptable|excluded|barred|banned|forbidden|prohibited|ruled out|off limits|not an option|out|exempt)( for (?:anyone|everyone|anybody|all))?$/,
  exempt: /exempt$/,
  excluded: /excluded|barred|banned|forbidden|prohibited|out|ineligible|unacceptable|off limits|not an option/,
  everyoneElse:
    /^(?:for )?(?:everyone|everybody|anyone|anybody|all|any|the)(?: the)? (?:else|others?|other [a-z ]+|rest)$/,
  denied:
    /\b(?:(?:may|must|can|will|shall|should) not|cannot|can't|won't|mustn't|shouldn't)\b(?! (?:exceed|be (?:above|over|more|higher)))/,
  /** "At most $60,000 for SUVs and vans and at most $48,000 for all other bodies". */
  limitsByKind: /^(.+?\d[\d,]*) for (.+),? and ([a-z ]*\$?\d[\d,]*) for (?:all|any|every) (?:others?|other [a-z ]+)$/,
  ofWhom:
    /^(.+?)(?: (?:may|can|must|will|shall|qualify|qualifies|are eligible|is eligible|get|gets|receive|is paid|are allowed)\b.*)?$/,
  /** "Sales staff", "employees in the construction department". */
  group:
    /^(?!.*\b(?:other|else|no)\b)(?:(?:employees|staff|workers) (?:in|of|from) (?:the )?([a-z ]+?)(?: department| team)?|(?:the |all )?([a-z ]+?) (staff|team|department))$/,
  /** "The state pays $2,500 for a new electric one and $1,000 for a hybrid". */
  paid: /^(.+?) (?:(pays?|grants?|gives?)|gets?|receives?) (an additional |another |an extra )?(.*\$.+?)(?: (?:more|on top))?(?:,? provided (?:that )?they qualify)?$/,
  amountsApart: /,? and (?=\$)|, (?=\$)/,
  amount: /^\$(\d[\d,]*)(?: (?:for|toward|towards) (.+))?$/,
  extra: / (?:more|on top)\b/,
  /** "At least as many seats as there are people in your household". */
  asManyAs: /^(?:have |has )?(?:at least )?as many ([a-z ]+?) as (?:there are |you have )?([a-z ]+)$/,
  date: /^(?:until )?(?:(\d{1,2}) ([a-z]+)|([a-z]+) (\d{1,2}) ?,?) (\d{4})\b/,
  ofDuty: /\b(?:may|shall|must|allowed|permitted|eligible|exempt|excluded|prohibited|forbidden|qualify|only if)\b/,
  ofBan: /\b(?:may not|shall not|(?:is|are) (?:not )?(?:allowed|permitted|prohibited|forbidden|excluded))\b/,
  ofAuthor: /\b(?:i|i'm|i'd|my|me)\b/,
  title: /^[\s•*\d]*?(?:[a-z' ]{0,40}\b(?:policy|rules?)(?: (?:is|says))?: *)?(?=[a-z$])/,
  partsApart: /(; (?:and )?|,? (?:and )?(?=(?:everyone|everybody|anyone|all) (?:else|other)))/,
  /** A fact of people's own never speaks of these. */
  ofThings: /\d|\b(?:car|cars|vehicle|vehicles|it|they|price|not|no|and|or|unless|only|if)\b/,
  /** Amounts here are prices. */
  ofSale: /car/,
} as const;

const limited = String.raw`(?:(?:under|below|less than|at most|up to|no more than|not over|max(?:imum)?(?: of)?|within) )\$?(\d[\d,.]*)( ?k\b| thousand| grand)?`;
const paidOut = `(?:with|after|including|counting|less|minus) (?:the |my )?(?:incentives?|rebates?|tax credits?|credits?|subsid(?:y|ies)|grants?|bonus(?:es)?)`;

/** Limits that shoppers set to what a sheet pays or has them pay. */
export const limitForms = [
  {
    of: "net",
    form: new RegExp(
      `${paidOut},? (?:it |the price |the car |a price |that )?(?:should |must |has to |may |can )?(?:be |cost |come (?:in |out )?(?:to |at )?|stay )?${limited}`,
      "i",
    ),
  },
  { of: "net", form: new RegExp(`${limited},? ${paidOut}`, "i") },
  {
    of: "share",
    form: new RegExp(
      `(?:my|own|our) (?:own )?(?:share|part|contribution) (?:should be |may be |can be |is |of )?${limited}(?: (?:dollars|bucks))? (?:a|per|each) month`,
      "i",
    ),
  },
  {
    of: "share",
    form: /\b(?:i|we)(?:'ll| will| can| could| would|'d)? (?:gladly |also |be (?:ok|fine|willing)(?: to| with)? )?(?:pay|paying|add|chip in|contribute) (?:up to |at most |no more than )?\$?(\d[\d,.]*)( ?k\b)?(?: dollars| bucks)? (?:a|per|each) month (?:myself|ourselves|out of (?:my own )?pocket|of my own)/i,
  },
] as const;

/** Words around a limit that wish for nothing. */
export const limitFiller =
  /\b(?:i|i'd|want|need|would|like|please|something|it|to|be|the|price|should|must|ok|okay|then|and|so|well|but|a|car|keep|stay|make)\b/gi;

/** How people speak of themselves to a policy. */
export const selfForms = {
  ofOneself:
    /^(?:(?:but|and|well|actually|now|oh|so|sorry),? )*(?:i'm|im|we're|i've got|(?:i|we) (?:am|are|was|were|have|had|made|became|become|got promoted to)(?:n't)?|i'd|i|we|my|our)\b(?: not | don't | do not )? ?/,
  denies: /^\S*(?: \S+)? (?:not|don't) |n't /,
  supposes:
    /^(?:(?:and|so|but|ok|okay|hm+),? )*(?:(?:what|how about|what about|suppose|say|imagine)(?: if)?|if) (?=(?:i|i'd|i'm|we|my|our)\b)/,
  asSomebody: /^(?:and |what about |how about |what )?(?:as|for) an? ([a-z -]+)$/,
  apart: /[!?;\n]|[.,](?!\d)| but | and (?=i\b|i'm|we\b|my\b)/,
  /** A message, by what each part may say of oneself. */
  parts: /(?<=[.!?;])\s+|\band (?=i\b)/i,
  /** Words enough for a wish. */
  wishes: /\b(?!and\b)[a-z]{3}/i,
  aside: / (?:now|too|here|by the way)$/,
  subject: /^(?:i|we|my|our) /,
} as const;
