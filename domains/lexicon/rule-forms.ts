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
  "(?:is|are) (?:not )?(?:required|obliged|allowed|permitted|entitled) to|(?:shall|will) be (?:allowed|permitted|entitled) to|may only|must only|may not|must not|cannot|can not|can't|won't|will not|shall not|should not|shouldn't|mustn't|do not|does not|don't|doesn't|must|may|can|shall|should|has to|have to|had better|ought to|need to|needs to|needs|need";

/** How a comparison is said to a sheet's owner. */
export const comparisonSaid = {
  "<": "is under",
  "<=": "is at most",
  ">": "is over",
  ">=": "is at least",
  "==": "is",
  "!=": "is not",
} as const;

/** Forms of sentences and of their parts, in lower case, that name nothing sold. */
export const sheetForms = {
  lead: /^(?:however|also|in addition|but|then|and|finally|in any case|otherwise),? /,
  /** "For vans with seven seats the floor is 26". */
  instead:
    /^(?:for (.+?),? )?(?:the|our|your) (?:floor|limit|cap|ceiling|budget|maximum|minimum) (?:for (.+?) )?is (.+)$/,
  ofFloor: /\b(?:floor|minimum)\b/,
  conditionFirst: /^(?:if|when|for) (.+?), (?:then )?(.+)$/,
  unlessThen: /^(.+?),? unless (.+?); then (.+) is (?:fine|ok|okay|allowed)$/,
  unless: /^(.+?),? (?:unless|except(?: for| when| if| that)?|with the exception of) (.+)$/,
  andOnlyIf: /^(.+), and an? (.+?) only if (.+)$/,
  onlyIf: /^(.+?),? only (?:if|when) (.+)$/,
  /** "At least 10 percent of the price, or 20 percent if the credit band is fair", "$30,000 ($38,000 for electric)". */
  orIf: /^(.+?\d[\d,]*(?: [a-z]+)*?),? (?:\(|or |but |with |and )(?:at least |at most |up to |no more than )?(\$?\d[\d,]*)(?: percent| %|%)?(?: (?:is|are|being))?(?: (?:allowed|permitted|possible|fine|ok|okay))? (?:for|if|when) ([^)]+)\)?$/,
  conditionLast: /^(.+?),? (?:if|provided(?: that)?|as long as|when) (.+)$/,
  /** "We only lease products that get 30 mpg or better". */
  weOnly:
    /^we (?:will |can |do )?only (?:lease|buy|order|pay for|take|drive|want|accept|allow|consider|finance|hire|rent) (.+)$/,
  /** "Staff: up to $30,000". */
  groupThen: /^(?!.*\b(?:may|can)\b.*:)((?:all )?[a-z][a-z ]{2,40}): (.+)$/,
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
  onlySome:
    /^only (.+?) (?:(?:may|can|are allowed to)|qualify|qualifies|count|are (?:eligible|covered|allowed|accepted)) ?(.*)$/,
  kindsLinked: /,? (?:and|or) |, /g,
  ofWhich: /\b(?:that|which|who|with|whose|both)\b/,
  /** "All products must:", before a list. */
  dutyLast: /(\b(?:must|shall|should|need to|have to|has to|may not|must not|cannot|required to)(?: (?:be|have))?):$/,
  item: /^\s*[•*·▪-]/,
  /** "Managers up to $44,000", "all others are limited to $34,000". */
  groupBound:
    /^([a-z -]+?),? (?:(?:is|are) )?((?:limited|restricted|capped) (?:to|at) .+|(?:up to|at most|no more than|a maximum of|only) .+)$/,
  /** "No permit shall be issued for diesels", "not allowed: convertibles". */
  noneFor:
    /^(?:no [a-z ]+? (?:shall|may|will|can|must) be (?:issued|granted|given|approved|paid|made|offered) (?:for|to|on) |(?:(?:the )?following (?:[a-z]+ )?(?:are|is) )?(?:not (?:allowed|permitted|eligible|covered)|prohibited|forbidden|excluded|off limits): )(.+)$/,
  /** "Terms over 60 months are offered on new vehicles only". */
  offeredOnly:
    /^(.+?) (?:is|are) (only )?(?:offered|available|issued|given|granted|sold|approved|paid|open) (only )?(?:on|for|to|with|in) (.+?)( only)?$/,
  requiredIs: /^(.+?) (?:is|are) (?:required|mandatory|compulsory|needed)$/,
  /** It takes away from what an earlier rule asks. */
  alsoMay: /^(.+?) (may|can) also (.+)$/,
  /** Whatever else an earlier rule asks of them. */
  regardless: /^(.+?),? (?:regardless of|irrespective of|no matter|whatever) (.+)$/,
  /** "Exempt from the length limit". */
  exemptFrom:
    /^(.+?) (?:is|are) exempt from (?:the|this|any|our) (.+?) (?:limits?|rules?|requirements?|restrictions?|caps?)$/,
  /** Parts of a sentence that can be rules of their own hold one of these. */
  ofClause: /\d|\b(?:no|may|must|shall|can|cannot|will|needs?|only|allowed|excluded|eligible|out|exempt)\b/,
  clausesApart: /; (?:and |but )?|,? (?:and|but|while) |, /g,
  /** A sentence with a condition isn't cut: nobody could tell what it is a condition of. */
  ofScope: /\b(?:if|when|unless|except|provided|until|while|exempt|for all|regardless)\b|^for\b/,
  /** Groups of people, by how their names end. */
  ofPeople:
    /^(?:(?:any|all|the|every|each|our|other) )*((?:[a-z]+ ){0,2}?(?!(?:trailers|chargers|doors|motors|converters|campers|roadsters|loaners|cylinders|tractors|meters|requirements|payments|colors|colours|boosters|covers|papers|orders|offers|numbers|hours|years|drivers|members|applicants|holders|workers|customers|buyers|owners|accidents|permits)\b)(?:[a-z]{2,}(?:ers|ors|ists|ants|ees|ians|eers|yers)|veterans|guests|nurses|students|residents|seniors|couples|families|parents|interns|apprentices|organizations|nonprofits|businesses|farmers|faculty|clergy|pastors|crews?|reps|officials|women|men|chiefs|deputies|agents|nonresidents))$/,
  /** "Full-time employees". */
  kindOfPeople:
    /^(?:(?:any|all|the|every|each|our) )*((?!(?:other|all|any|the|every|each|no|our) )[a-z]+(?: [a-z]+)? (?:employees?|members|workers|drivers|applicants|customers|residents|tenants|students|households|families|buyers|owners))$/,
  groupWith: /^(.+?) (who |with |that )(.+)$/,
  people:
    /^(?:any |all |every |each |the |our )?(?:members|employees|workers|drivers|applicants|people|persons|customers|staff|residents|tenants|owners|anyone|those|students|households|families|buyers|borrowers)(?: who)? (?=[a-z])/,
  ofPerson:
    /\b(?:you|your|members?|employees?|workers?|drivers?|applicants?|people|persons?|customers?|residents?|tenants?|buyers?|borrowers?|students?|guests?|anyone|everyone|households?|families)\b/,
  /** "Members working the night shift": what they do is asked in these words. */
  ofDoing:
    /^(?:(?:are|is) )?((?:working|living|serving|assigned|based|employed|enrolled|commuting|belonging|receiving|caring|traveling|driving|on|in|at|from|under) [a-z ]+)$/,
  whereabouts:
    /^(?:be )?(?:parked|kept|stored|left|brought|driven|taken) (?:in|on|at|by|near|into|onto|overnight|outside)[a-z ]*$/,
  shortened: /\b(max|min|sec|art|incl|approx|dept|est)\./g,
  /** Says whom it's for, from when, or where to ask. */
  notice: [
    /^(?:to|dear|hi|hello|from|subject|re|cc|memo)\b/,
    /^(?:article|section|sec|part|chapter|appendix|§) ?[\divx]+\b[^$]*$/,
    /^(?:(?:starting|effective|beginning|as of|from) .*?,? )?(?:the following [a-z ]*(?:apply|applies|rules?|limits?)|these (?:rules|limits|terms) apply)[a-z ,\d]*$/,
    /\bquestions?\b.*\b(?:to|contact|office|call|e ?mail|manager|department)\b|^(?:please )?(?:contact|call|e ?mail|see|ask) /,
    /^this (?:policy|memo|rule|ordinance|article|page|document|agreement) (?:takes effect|is effective|replaces|supersedes|was adopted|sets out|explains|describes|summarizes)\b/,
    /^[a-z' ]{0,40}\b(?:policy|rules|guidelines|minutes|terms|conditions|limits|vehicles|eligibility)(?: (?:for|on|of) [a-z ]+)?$/,
    /^(?:thanks|thank you|best|love|regards|sincerely|cheers)\b/,
  ],
  noNotice: /\b(?:must|may not|shall|should|need|needs|only|not|no|never|cannot|allowed|required|if|unless)\b|\$/,
  duty: new RegExp(`^(.+?) (${modals}) (.+)$`),
  permits: /^(?:may|can|(?:is|are|shall be|will be) (?:allowed|permitted|entitled) to)$/,
  forbids: /not|cannot|n't/,
  dutyVerb:
    /^(?:always |only )?(?:be )?(?:choose|pick|select|seat|ordered|order|drive|driven|take|have|has|reach|cost|get|lease|leased|buy|bought|enter|use|used|own|spend|qualify|chosen|park|carry|finance|financed|pay|assigned|approved|purchased|leased|be)?(?: from)?(?: with)?\b ?(.*)$/,
  by: /^(.+?) by ((?:employees|staff|members|drivers|residents|managers|directors)(?: .+)?)$/,
  /** "Pickups are not allowed for anyone". */
  said: /^(.+?) (?:is|are|were|was|will|shall)(?: |(?=n't))(not |never |n't )?(?:be )?(?:approved|allowed|permitted|accepted|eligible|welcome|fine|ok|okay|acceptable|ineligible|unacceptable|excluded|barred|banned|forbidden|prohibited|ruled out|off limits|not an option|out|exempt)( for (?:anyone|everyone|anybody|all))?$/,
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
  paid: /^(.+?) (?:(pays?|grants?|gives?|awards?|provides?|offers?|contributes?)|gets?|receives?|qualif(?:y|ies) for|(?:is|are) (?:eligible for|entitled to)) (an additional |another |an extra )?(.*\$.+?)(?: (?:more|on top))?(?:,? provided (?:that )?they qualify)?$/,
  /** "The rebate is $1,000 for hybrids", "rebates of $1,000 are paid for hybrids". */
  paidAs:
    /^(?:the |a |an |our )?(?:rebate|grant|credit|tax credit|bonus|subsidy|incentive|discount|award|benefit|contribution)s? (?:is|are|of) (.*\$.+)$/,
  paidOver: / (?:is|are) (?:given|paid|available|offered|granted|awarded)(?= (?:for|toward))/,
  amountsApart: /,? and (?=\$)|, (?=\$)/,
  amount:
    /^\$(\d[\d,]*)(?: (?:for|toward|towards) (?:the (?:purchase|lease|cost|price)(?: or (?:purchase|lease))? of )?(.+))?$/,
  extra: / (?:more|on top)\b/,
  /** "At least as many seats as there are people in your household". */
  asManyAs: /^(?:have |has )?(?:at least )?as many ([a-z ]+?) as (?:there are |you have )?([a-z ]+)$/,
  date: /^(?:until )?(?:(\d{1,2}) ([a-z]+)|([a-z]+) (\d{1,2}) ?,?) (\d{4})\b/,
  ofDuty: /\b(?:may|shall|must|allowed|permitted|eligible|exempt|excluded|prohibited|forbidden|qualify|only if)\b/,
  ofBan: /\b(?:may not|shall not|(?:is|are) (?:not )?(?:allowed|permitted|prohibited|forbidden|excluded))\b/,
  ofAuthor: /\b(?:i|i'm|i'd|my|me)\b/,
  title:
    /^(?:[\s•*·▪\d-]|\(?(?:\d{1,2}|[a-z])[.)] )*?(?:[a-z' ]{0,40}\b(?:policy|rules?)(?: (?:is|says))?: *)?(?=[a-z$])/,
  partsApart: /; (?:and )?|,? (?:and )?(?=(?:everyone|everybody|anyone|all) (?:else|other))/g,
  /** Amounts here are prices. */
  ofTime: /^(?:years?|months?)$/,
} as const;

const limited = String.raw`(?:(?:under|below|less than|at most|up to|no more than|not over|max(?:imum)?(?: of)?|within) )\$?(\d[\d,.]*)( ?k\b| thousand| grand)?`;
const paidOut = `(?:with|after|including|counting|less|minus) (?:the |my )?(?:incentives?|rebates?|tax credits?|credits?|subsid(?:y|ies)|grants?|bonus(?:es)?)`;

/** Limits that shoppers set to what a sheet pays or has them pay. */
export const limitForms = [
  {
    of: "net",
    form: new RegExp(
      `${paidOut},? (?:it |the price |the car |the laptop |a price |that )?(?:should |must |has to |may |can )?(?:be |cost |come (?:in |out )?(?:to |at )?|stay )?${limited}`,
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
  /\b(?:i|i'd|want|need|would|like|please|something|it|to|be|the|price|should|must|ok|okay|then|and|so|well|but|a|car|laptop|keep|stay|make)\b/gi;

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
