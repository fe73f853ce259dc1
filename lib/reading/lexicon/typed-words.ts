import { wordTable } from "@/lib/constraints";
import { item, items } from "./items";

/** Words people answer a plain question with. */
export const answerWords = {
  yes: /^(?:(?:oh|well|um|uh|hm+|haha|technically|honestly|i (?:guess|think|believe|suppose)|probably|pretty sure|that would be an?|it'?s an?|actually|and|so|why),? )*(?:so$|it is$|mhm|uh.?huh|sounds right|yessir|yes|yeah|yep|yup|ya|yea|yah|yeh|aye|sure|of course|definitely|absolutely|certainly|for sure|correct|right|true|affirmative|indeed|i do|i (?:sure|certainly|definitely|really|most certainly) (?:do|am|have|will|can)|i am$|i will|i have$|i have (?:one|two|it)|we have (?:one|two|it)|i'?ve got (?:one|two|it)|got (?:one|two|it|mine)|we do|we are|it is|it will|jep|ja|jawohl|sí|si|oui|totally|very much|you bet|always|every (?:day|week)|most (?:days|weeks)|all the time|all year|sometimes|occasionally|regularly|frequently|quite often|often|now and then|from time to time|once in a while)(?=$|[^\p{L}'’])/iu,
  no: /^(?:(?:oh|well|um|uh|hm+|haha|ha|technically|honestly|i (?:guess|think|believe|suppose)|probably|pretty sure|that would be an?|it'?s an?|actually|and|so|sadly|unfortunately),? )*(?:nay|no way|not since|not that i'?m aware|i wouldn'?t|it isn'?t|it'?s not|it is not|no(?! (?:idea|clue|problem|doubt|matter))|nope|nah|naw|not (?:yet|really|at all|anymore|any more|me|currently|right now|so far|that i know)|negative|nein|non|none|nada|i don'?t\b(?! (?:know|remember|get|understand|see|want to))|i'?m not(?! (?:sure|telling))|i am not(?! sure)|we don'?t(?! know)|hardly|false|wish i (?:did|had|was)|i (?:do|am|did|have|will|would|was) not(?! (?:know|sure|remember|care))|unfortunately not|sadly not|i wish|used to)(?=$|[^\p{L}'’])/iu,
  /** Says that what came before is not meant. */
  turn: /\b(?:no,? wait|wait,? no|no,? sorry|oh sorry|sorry|wait|hang on|hold on|let me check|actually|i mean(?:t)?|scratch that|make (?:that|it)|correction|or rather|rather|my mistake|oops)\b[,:.]?/gi,
  /** What follows sums up. */
  sum: /\b(?:so|together|altogether|in total|total|makes|that'?s|meaning|equals|call it|it'?s|let'?s say|say|exactly|to be exact|usually|closer to|put(?: down| me down for)?|take|use|make it|write|mark|go with|works out to|comes to|adds up to)\b/i,
  /** All of a household, then who they are: "we are five: myself, my wife and three kids". */
  heading: /^\W*(?:(?:we(?:'?re| are)|there(?:'?s| are)|it'?s) )?(\d+)\s*[:,](?! *(?:plus|and|with)\b)/i,
  /** Says nothing of the matter. */
  silent:
    /\b(?:depends|not sure|no idea|no clue|dunno|don'?t (?:know|remember|recall)|can'?t (?:say|tell|remember)|couldn'?t (?:say|tell)|could not tell|hard to say|who knows|rather not|prefer not|none of your|private isn'?t|kind of private|why do you|you tell me|whatever|doesn'?t matter|does not matter|need to (?:check|ask)|have to (?:check|ask)|let me (?:check|ask)|don'?t care|no preference|not at liberty|skip)\b/i,
  /** Somebody else is spoken of. */
  others:
    /^(?:and |but )?(?:my|our|his|her|the) (?:\w+ )?(?:boss|sister|brother|wife|husband|spouse|partner|mom|mother|dad|father|son|daughter|neighbou?r|friend|colleague|kids?|cousin|uncle|aunt|parents?|girlfriend|boyfriend|ex|dealer|manager|guy)s?(?:'s)? (?:(?<='s )\d+\b|\$?\d+(?:k\b|,\d{3})|(?:\w+ )?(?:is|are|has|have|had|does|did|paid|makes|made|earns|drives|lives|says|said|turned|owns|got|gets|filed|files|works|worked|bought|leases?|was|turns)\b)(?!.*\b(?:i|we|us|me)\b)/i,
  /** What is over, or turned down. */
  gone: /\b(?:had|used to|was|were|wanted to|wanted an?|thought (?:about|of)|hoped|formerly|never again|not|no|isn'?t|don'?t|never|without|instead of|rather than|hate|except|(?:anything|everything|all) but|anymore|not anymore|promoted from|from)\b[^,.;]*$/i,
  nothing:
    /\b(?:paid off|owe nothing|debo nothing)\b|^(?:nothing|none|zero|nada|zilch|no(?:ne)? at all|0|no|nope|not a (?:cent|dime)|nothing at all)\b(?! (?:idea|clue|sure|way to|problem|loan|need|plans?|rush))|\bdidn'?t (?:get|have|receive|earn|make) (?:any(?:thing)?|one|an? \w+)\b|^(?:i(?:'ve)? )?never (?:had|got|owned|been in) (?:one|any)\b|^never\b|\b(?:don'?t|do not|haven'?t)(?: \w+)? (?:have|got|own|drive|use it|need|pay|get|receive|owe|earn|make|spend|take) (?:any(?:thing)?|one|it)\b(?! (?:more|less|over|under)\b)|\b(?:can'?t|cannot|won'?t|couldn'?t) (?:put|pay|afford|make|save|offer)(?: \w+){0,2} (?:anything|any)\b|(?:^|[,.;] )i (?:get|pay|receive|have|earn|make) (?:nothing|zero|none)\b|\bbut (?:i )?(?:get|pay|receive) (?:nothing|none)\b|\bno (?:kids|children|money|rent|mortgage|debts?|payments?|bonus)\b|\bchildless\b/i,
  butNothing:
    /\b(?:but|though|actually),? (?:\w+ )?i (?:only )?(?:get|pay|receive|have|earn|make) (?:nothing|zero|none)\b/i,
  isPercent: /^\W*(?:%|percent)/i,
  /** Units that a question names if it asks for them. */
  measures: /^(minute|hour|mile|kilometer|pound|quarters|thirds|fifths|tenths)/i,
  alone: /\b(?:just me|only me|just myself|by myself|i live alone|alone|on my own|me and the (?:cat|dog|cats|dogs))\b/i,
  shares: [
    [/\bthree quarters?\b/i, 75],
    [/\btwo thirds?\b/i, 67],
    [/\b(?:a|one) third\b/i, 33],
    [/\b(?:a |one )?quarter\b|\bone in four\b/i, 25],
    [/\bhalf\b|\bfifty.fifty\b|\b50.50\b/i, 50],
    [/\b(?:a )?(?:fifth)\b|\bone in five\b/i, 20],
    [/\b(?:a )?tenth\b/i, 10],
    [
      /\b(?:all of it|everything|entirely|completely|fully|hundred percent|exclusively|the whole (?:thing|price|amount))\b/i,
      100,
    ],
  ] as readonly (readonly [RegExp, number])[],
  /** Counts said without a number, and the questions that they answer where not all. */
  counts: [
    [/\btwins\b/i, 2],
    [/\btriplets\b/i, 3],
    [/\b(?:a )?(?:couple|pair) of\b/i, 2],
    [/\bboth of us\b/i, 2],
    [/\bnew(?: )?born\b|\bjust (?:been )?born\b|\b(?:weeks?|days?) old\b|\ba (?:\w+ )?baby\b/i, 0, /\bold\b/i],
    [
      /\b(?:just|only just) (?:got|started|began|joined|passed)\b|\bfirst (?:day|week)\b|\bnew here\b/i,
      0,
      /\b(?:years|months|long)\b/i,
    ],
    [/\bweekdays\b|\bmon(?:day)?s? (?:through|to|thru|till|until) fri(?:day)?s?\b/i, 5, /\bdays\b/i],
    [/\b(?:every|each) (?:single )?day\b|\bdaily\b|\ball week\b/i, 7, /\bdays\b/i],
    [/\bweekends?\b/i, 2, /\bdays\b/i],
    [/\b(?:from home|remote(?:ly)?)\b/i, 0, /\bcommute\b/i],
    [/\bonce\b/i, 1],
    [/\btwice\b/i, 2],
    [/\ban? (?:only )?(?:child|kid|daughter|son|boy|girl|baby|toddler|one)\b|\bonly child\b|\bjust (?:the )?one\b/i, 1],
    [/\ba dozen\b/i, 12],
  ] as readonly (readonly [RegExp, number, RegExp?])[],
  people: {
    child:
      "(?:grand|step)?(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|bab(?:y|ies)|toddlers?|infants?|teen(?:ager)?s?|newborns?)",
    adult:
      "wife|husband|spouse|partner|(?:grand)?(?:mother|father|mom|dad|ma|pa)s?|(?:mother|father)s? in law|roommates?|housemates?|brothers?|sisters?|girlfriend|boyfriend|fianc[ée]e?|aunt|uncle|cousin|nephew|niece|adults?|nanny|au pair|tenants?|boarders?|lodgers?",
    /** Two at a time. */
    pair: "(?:grand)?parents|folks|in.laws|twins",
    self: /\b(?:me|i|myself)\b/i,
    /** A total beside the list. */
    whole:
      /\b\d+ (?:of us|people|persons|heads|in (?:total|all|the house\w*)|altogether|total|strong|together)\b|\b(?:family|household|party) of \d|\b(?:total|altogether|in all|makes|so) \d/i,
  },
  /** Numbers before and after a change: "up from 58k". */
  before:
    /\b(?:(?:up|down|went|gone|rose|risen|raised|grew|fell|dropped|changed|increased|moved|cut|switched) from|just (?:under|over|below|above|shy of)|used to (?:be|make|earn|pay)|was|were|instead of|rather than|almost|nearly|turning|going on|told|not)\W*(?:about |around )?\W*$/i,
  decades:
    /\b(?:the|in|mid|high|low|upper|lower)[ -]?\d+00'?s\b|\b(?:early|mid|late|my|his|her|their|our|the)[ -](?:\w+ies|\d0'?s)\b/i,
  ordinals: [
    [/\b(?:first|1st|top)\b/i, 0],
    [/\b(?:second|2nd)\b/i, 1],
    [/\b(?:third|3rd)\b/i, 2],
    [/\b(?:fourth|4th)\b/i, 3],
    [/\blast\b/i, -1],
  ] as readonly (readonly [RegExp, number])[],
  /** Children to come are none yet. */
  toCome:
    /\b(?:an?|one|two|three|\d+|another(?: one)?|first|second|third|twins|baby)(?: \w+)? (?:on the way|coming|due)\b|\bexpecting\b(?: \w+){0,3}/gi,
  totals: /\b(?:so|total|\w*together|combined)\b/i,
  /** An amount and where it comes from. */
  source: /\b(?:\d\S*|one|two|three) (?:dollars |bucks |hours )?(?:from|at|in|last) /i,
  /** How often in a year. */
  periods: [
    [/\b(?:years?|yearly|annual\w*|annum|income|earn)\b/i, 1],
    [
      /\b(?:twice|two times|2 times|2x) (?:a|per|each|every) year\b|\bevery (?:six|6) months\b|\b(?:semi.?annual|half.?year)ly?\b/i,
      2,
    ],
    [/\b(?:a|per|each|every|the) (?:quarter)\b|\bquarterly\b|\bevery (?:three|3) months\b/i, 4],
    [/\b(?:a|per|each|every) months?\b|\bmonthly\b|\/ ?mo(?:nth)?\b|\bmo\.?$/i, 12],
    [/\b(?:every (?:two|2|other|second) months?)\b/i, 6],
    [/\b(?:twice|two times) (?:a|per|each|every) month\b|\bsemi.?monthly\b/i, 24],
    [/\b(?:bi.?weekly|(?:every|each) (?:two|2|other|second) weeks?|fortnight\w*)\b/i, 26],
    [/\b(?:a|per|each|every) weeks?\b|(?<!bi.?)\bweekly\b|\/ ?w(?:ee)?k\b/i, 52],
    [/\b(?:an?|per) hour\b|\bhourly\b|\/ ?h(?:ou)?r\b/i, 2080],
  ] as readonly (readonly [RegExp, number])[],
  /** How often in a year, where no number says it. */
  often: [
    [/\b(?:never|not at all|don'?t|not once|won'?t)\b|^no\b/i, 0],
    [
      /\b(?:fully|always|full.?time|all the time|constantly)\b|\b(?:every|each|most|all) (?:single )?(?:day|morning|night|evening)s?\b|\bdaily\b|\bday in\b/i,
      365,
    ],
    [/\b(?:every|each|most|all) (?:week|weekend|sunday|saturday|friday|monday)s?\b|\bweekly\b|\bweekends\b/i, 52],
    [/\b(?:every other|every second|every two) weeks?\b|\bbi.?weekly\b/i, 26],
    [/\b(?:every|each|most) months?\b|\bmonthly\b/i, 12],
    [/\b(?:rarely|seldom|hardly ever|now and then|occasionally|sometimes|once in a while|on and off)\b/i, 3],
    [/\b(?:every|each|most) (?:year|summer|winter|spring|fall)s?\b|\byearly\b|\bannually\b/i, 1],
  ] as readonly (readonly [RegExp, number])[],
  timesAway:
    /\b(once|twice|one|two|three|four|five|six|an?|a few|few|several|a couple(?: of)?|\d+)(?: (?:or|to) (?:\w+))?(?: times?| days?)?,? (?:a|per|each|every) (day|week|month|year|summer|winter)\b/i,
  timesFew: wordTable({
    once: 1,
    twice: 2,
    "a few": 3,
    few: 3,
    several: 4,
    "a couple": 2,
    "a couple of": 2,
    a: 1,
    ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
    one: 1,
  }),
  timesIn: wordTable({ day: 365, week: 52, month: 12, year: 1, summer: 1, winter: 1 }),
  /** Numbers as other languages say them. */
  translated: wordTable({
    ...{
      casado: "married",
      casada: "married",
      soltero: "single",
      soltera: "single",
      viuda: "widowed",
      viudo: "widowed",
    },
    ...{ marié: "married", mariée: "married", célibataire: "single", verheiratet: "married", ledig: "single" },
    ...{
      divorciado: "divorced",
      divorciada: "divorced",
      divorcé: "divorced",
      divorcée: "divorced",
      geschieden: "divorced",
    },
    ...{ apartamento: "apartment", departamento: "apartment", wohnung: "apartment", casa: "house", maison: "house" },
    ...{
      acheter: "buy",
      comprar: "buy",
      kaufen: "buy",
      louer: "lease",
      arrendar: "lease",
      alquilo: "rent",
      nada: "nothing",
    },
    ...{
      nunca: "never",
      jamais: "never",
      nie: "never",
      rien: "nothing",
      nichts: "nothing",
      mujer: "wife",
      marido: "husband",
    },
    ...{
      enero: "january",
      febrero: "february",
      marzo: "march",
      abril: "april",
      mayo: "may",
      junio: "june",
      julio: "july",
    },
    ...{ agosto: "august", septiembre: "september", octubre: "october", noviembre: "november", diciembre: "december" },
    ...{
      janvier: "january",
      février: "february",
      mars: "march",
      avril: "april",
      mai: "may",
      juin: "june",
      juillet: "july",
    },
    ...{ août: "august", septembre: "september", octobre: "october", novembre: "november", décembre: "december" },
    ...{
      gasolina: "gasoline",
      eléctrico: "electric",
      híbrido: "hybrid",
      de: "of",
      gerente: "manager",
      calle: "street",
    },
  }),
  foreign: wordTable({
    ...{ doce: 12, quince: 15, veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50, quinze: 15, vingt: 20 },
    ...{ trente: 30, quarante: 40, cinquante: 50, zwanzig: 20, dreißig: 30, vierzig: 40, fünfzig: 50, zwölf: 12 },
    ...{ uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10 },
    ...{ ein: 1, eins: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10 },
    ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10 },
  }),
  thousand: /\b(?:mil|tausend|mille)\b/gi,
  /** "Three fifty", "hundred and ten". */
  bareHundred: /(?<!\w )\bhundred\b/gi,
  hundreds:
    /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen) (twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](one|two|three|four|five|six|seven|eight|nine))?\b/gi,
  few: wordTable({ a: 1, an: 1, one: 1 }),
  monthsIn: wordTable({ year: 12, yr: 12, month: 1, week: 12 / 52, day: 12 / 365 }),
  away: /\b(?:in )?(\d+|a|an) (day|week|month|year)s?\b( ago| back)?/,
  /** Days that have a name, as month and day. */
  holidays: [
    [/\bchristmas eve\b/, 12, 24],
    [/\b(?:christmas|xmas)\b/, 12, 25],
    [/\bnew year'?s eve\b|\b(?:end of the|year'?s end|end of this|before the) year\b|\byear.?end\b/, 12, 31],
    [/\bnew year(?:'?s)?(?: day)?\b/, 1, 1],
    [/\bvalentine'?s\b/, 2, 14],
    [/\b(?:fourth of july|independence day)\b/, 7, 4],
    [/\bhalloween\b/, 10, 31],
  ] as readonly (readonly [RegExp, number, number])[],
  weekdays: ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
  since: /\b(?:since|started|began|joined|hired|got it|got mine|passed|licensed|came|been here)\b/i,
  durations:
    /(?:\b(\d+(?:\.\d+)?|an?|one)|\b(half) an?)( and a half)?[ -]+(year|yr|month|week|day)s?\b( and a half)?/gi,
  monthNamed:
    /\b(?:(\d{1,2}) (?:of )?)?(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?(?: (?:the )?(\d{1,2})(?!\d))?(?:,? (?:of )?(\d{4}|this year|last year|next year))?/,
  clausesApart:
    /(?<!\d)[,;.!?](?!\d)|(?<=\d)[,;!?.](?=\s|$)|\s[-–—]\s|(?<!\b(?:anything|everything|all|nothing) )\bbut\b|\band (?=(?:i|we|my|our|in|last)\b)/i,
  summed: /\bso,? ((?:yes|no|yeah|nope|yep)\b.*)$/i,
  /** "I report to a director but I'm a manager": what one is counts first. */
  ofSelf: /^(?:and |so |now |well )*(?:i'?m|i am|my (?:grade|job|title|status) is|now)\b/i,
  moved: /\b(?:(?:promoted|moved|switched|changed|went|up)(?: from [\w ]+)? to|now|become|became)\b(.*)$/i,
  denies: /\b(?:not|never|none|nobody|no|nowhere|without)\b|n't\b|\bdont\b/i,
  /** "My husband has one", and no word of oneself. */
  othersAlone:
    /^(?:no,? |only |just |but )*(?:my|our|his|her|the) (?:\w+ )?(?:boss|sister|brother|wife|husband|spouse|partner|mom|mother|dad|father|son|daughter|neighbou?r|friend|colleague|kids?|cousin|uncle|aunt|parents?|grand(?:mother|father|ma|pa|son|daughter)|roommate|girlfriend|boyfriend|ex)s? (?:is|are|has|have|had|does|do|did|was|were|will|can|might|would)\b(?!.*\b(?:i|we|us|me)\b)/i,
  /** What was so, and is over. */
  ended:
    /\b(?:quit|stopped|gave (?:it |that |them )?up|given up|no longer|any ?more|used to|graduated|lapsed|expired|ran out|cancell?ed|sold (?:it|them|mine)|paid (?:it|them|that|everything|all|those) (?:all )?(?:off|up)?|paid off|moved (?:out|away)|dropped (?:it|out)|got rid of|let it (?:go|lapse|run out)|returned it|until last)\b/i,
  /** So many of what was asked for. */
  several:
    /^(?:(?:just|only|about|maybe|yes|around|i have|i'?ve got|we have|there(?:'s| is| are)) )*(?:an?|one|two|three|four|five|six|\d+|several|a (?:few|couple)|some|both|plenty|lots?)\b(?! (?:lot|long) (?:way|time))/i,
  /** Something else is named. */
  onlyElse:
    /^(?:(?:it'?s|we|i|there'?s|have|has) )*(?:just|only|strictly|purely)\b(?!.* one$)(?! (?:one|two|three|four|five|\d+|some|a few|a couple|sometimes|occasionally|now|when|if|on|at|during)\b)|\bonly$/i,
  /** It is so at times. */
  onlyAt: /\bonly (?:for|in|the|my|our)\b/i,
  owns: /\b(?:i|we) (?:just |recently )?(?:had|got) (?:one|it) (?:put in|installed|fitted|set up|done)\b|\b(?:i|we)(?: do|'ve got| have| got| own| will| am| are|'ll) ?(?:one|it|so|two|some)?\b/i,
  over: /\b(?:over|above|more than|north of|past)\b/i,
  under: /\b(?:under|below|less than|not even|short of|almost|nearly|just shy of)\b/i,
  upTo: /\b(?:under|below|less|up to|at most)\b/i,
  /** The limit belongs to the band. */
  upToIt: /\b(?:up to|or less|at most)\b/i,
  fromIt: /\b(?:and up|or more|at least|and above|or higher)\b|\+/i,
  /** Words that name no option. */
  small:
    /^(?:and|the|for|with|not|any|all|but|has|have|had|are|was|its|our|his|her|him|she|you|one|own|per|out|off|from|that|this|just|more|less|than|under|over|about|each)$/i,
  /** What questions ask for. */
  asks: {
    children: /\b(?:children|kids)\b/i,
    people: /\b(?:people|live in)\b/i,
    several: /\b(?:children|kids|people)\b/i,
    age: /\bhow (?:many years|old)\b|\bage\b/i,
    lasted: /(?<=\bhow (?:many )?)(?:years|months|old|long)\b/i,
    large: /\b(?:income|earn|price)\b/i,
    past: /\b(?:did|when (?:were|was)|started|since)\b/i,
    someone: /\b(?:anyone|anybody|someone|somebody|your household|your family|others?)\b/i,
    some: /\b(?:any|have an?|own an?|owe)\b/i,
    ever: /\b(?:ever|before|have you (?!got|a))\b/i,
  },
  /** Other words for what a question asks about. */
  sameAs: [
    [/\byoungest\b/i, /\b(?:youngest|little|littlest|baby|toddler|newborn|smallest|last)\b/i],
    [/\boldest\b/i, /\b(?:oldest|eldest|first|big)\b/i],
  ] as readonly (readonly [RegExp, RegExp])[],
  yearOfBirth: /\b(?:19[3-9]\d|20[0-3]\d)\b/,
  yearLead: /(?:^|\b(?:a|since|in|the|from|my)\s)$/i,
  amountUnits: /^\W*(?:dollars|bucks|miles)/i,
  range: /\b(?:between|to|or)\b|\d\s*[-–]\s*\d/,
  /** Numbers of something else than what was asked. */
  otherUnits: new RegExp(
    String.raw`^(?:of us|dogs?|cats?|pets?|fish|jobs?|(?:${items}|${item})|people|kids?|(?:more )?(?:weeks?|months?|days?|years?)\b|miles?|mi|km|k? miles|years? old|doors?)\b|^(?:%|percent\b)`,
    "i",
  ),
};

/** What is said instead of yes and no, by a word of the question. Tested in order: no first. */
export const topicAnswers: readonly { asks: RegExp; no: RegExp; yes: RegExp }[] = [
  {
    asks: /\bmarried\b/i,
    no: /\b(?:divorced|widow(?:ed|er)?|single|separated|engaged|girlfriend|boyfriend|fianc[ée]e?|partner|live together|living together|bachelor|not married|unmarried|ex)\b/i,
    yes: /\b(?:married|husband|wife|spouse|wedding|anniversary|hitched|years (?:this|next|in|and)|newlyweds?|happily|since (?:19|20)\d\d)\b/i,
  },
  {
    asks: /\bfirst\b/i,
    no: /\b(?:second|third|fourth|fifth|sixth|\d+(?:nd|rd|th)|(?<!\b(?:never|n'?t|not) (?:\w+ )?)(?:owned|bought|had|have had|gone through) (?:a |an |one|two|three|four|five|six|several|many|lots|a few|plenty|my|some|\d)|another|replac\w+|trade|trading|old one|many|several)\b/i,
    yes: /\b(?:(?:never|n'?t|not)(?: \w+)? (?:bought|owned|had|done)|first|virgin|newbie|rookie|always (?:leased|rented|borrowed))\b/i,
  },
  {
    asks: /\bcharger\b/i,
    no: /\b(?:no (?:charger|garage|outlet)|street park\w*|regular outlet|normal outlet|wall outlet|not yet|waiting|planning|thinking|plan to|going to|will (?:get|install)|don'?t|nothing|apartment|extension cord|only at work)\b/i,
    yes: /\b(?:installed|wall ?box|level (?:2|two)|have (?:one|a)|got (?:one|a)|in (?:the|my|our) (?:garage|carport|driveway)|there'?s one|put one in)\b/i,
  },
  {
    asks: /\bpermit\b/i,
    no: /\b(?:expired|ran out|lost|letter|applied|applying|no permit|not yet|waiting|don'?t|doesn'?t|didn'?t|never|used to|gave it (?:up|back)|rejected|denied|denies)\b/i,
    yes: /\b(?:sticker|placard|tag|zone [a-z0-9]|blue badge|badge|permit|have (?:one|it)|got (?:it|one|mine)|renewed|on my (?:windshield|mirror|dash\w*)|handicap\w*)\b/i,
  },
  {
    asks: /\b(?:city|zone|town)\b/i,
    no: /\b(?:outside|moved out|next town|over the line|suburbs?|suburban|country(?:side)?|rural|out of town|out in|village|farm|miles (?:out|from)|just (?:past|beyond)|beyond|edge of town|county|commute in|(?:only|just) (?:work|shop|study|park|visit|drive)\b.*|moved (?:away|out))\b/i,
    yes: /\b(?:downtown|inside|in (?:the|town) ?(?:city|center|centre|middle|heart)?|center|centre|right in|within|city|ciudad|blocks? from|moved (?:in|here)|live (?:in|here|there)|all my life|whole life|born here)\b/i,
  },
  {
    asks: /\bbusiness\b/i,
    no: /\b(?:private(?:ly)? only|(?:only|just|mostly|purely|strictly) (?:for )?(?:private|personal|family|commut\w+|errands|groceries|weekends|fun|pleasure|me)|personal|work from home|home office|retired|company van|fly|train)\b/i,
    yes: /\b(?:clients?|customers?|sales|site visits?|trips?|travel|meetings|job sites?|deliver\w*|visit\w*|twice a|once a|all the time|sometimes|occasionally|now and then|my job)\b/i,
  },
  {
    asks: /\bown\b.*\b(?:home|house|place|live)\b/i,
    no: /\b(?:rent(?:er|ing|ed)?|lease|landlord|tenant|sublet|roommates?|with my (?:parents|mom|dad|folks)|apartment)\b/i,
    yes: /\b(?:own(?:ed|er)?|bought|mortgage|paid off|my house|homeowner)\b/i,
  },
  {
    asks: /\bfull.?time\b/i,
    no: /\b(?:part.?tim\w*|half.?time|temp\w*|seasonal|contract\w*|[12]\d hours|on call|per diem|intern\w*)\b/i,
    yes: /\b(?:full.?tim\w*|40|forty|salaried|\d\d hours)\b/i,
  },
  {
    asks: /\b(?:assistance|benefits|snap|medicaid|food stamps|welfare)\b/i,
    no: /\b(?:no longer|not anymore|cut off|used to|never|applied|waiting|denied)\b/i,
    yes: /\b(?:snap|ebt|wic|medicaid|food stamps|section 8|ssi|ssdi|disability|on it)\b/i,
  },
  {
    asks: /\b(?:garaged|overnight|at night)\b/i,
    no: /\b(?:stays? at work|depot|the lot|office|yard|elsewhere|never)\b/i,
    yes: /\b(?:every (?:single )?night|always|my (?:garage|driveway)|at home|in the driveway|most nights)\b/i,
  },
  {
    asks: /\blicen[cs]e\b/i,
    no: /\b(?:suspended|revoked|expired|lost|learner\w*|permit only|not yet|never)\b/i,
    yes: /\b(?:valid|since|renewed|class|cdl|clean|have|got)\b/i,
  },
  {
    asks: /\btrad(?:e|ing)\b/i,
    no: new RegExp(
      String.raw`\b(?:nothing to trade|sold|totaled|no ${item}|keeping|gave it|donated|first ${item}|never had|none)\b`,
      "i",
    ),
    yes: /\b(?:my (?:old|\d{4}|current)|an? (?:old|\d{4})|(?:19|20)\d\d|to trade|trading)\b/i,
  },
  {
    asks: /\bwheelchair\b/i,
    no: /\b(?:walker|cane|walks?|no longer|not anymore)\b/i,
    yes: /\b(?:power chair|chair|scooter|wheelchair|ramp|lift)\b/i,
  },
  {
    asks: /\b(?:anyone|anybody|someone|others?)\b.*\b(?:drive|use)\b/i,
    no: /\b(?:only|just) (?:me|i|myself)\b|\bnobody\b|\bno one\b|\bme alone\b/i,
    yes: /\b(?:wife|husband|spouse|partner|son|daughter|kids?|roommate|coworkers?|colleagues?|brother|sister|mom|dad|we share|both of us|girlfriend|boyfriend)\b/i,
  },
  {
    asks: /\b(?:retired|pension)\b/i,
    no: /\b(?:still work\w*|working|not yet|years? (?:to go|left))\b/i,
    yes: /\b(?:retired|pension|social security|since)\b/i,
  },
  {
    asks: /\b(?:children|kids|dependents?)\b/i,
    no: /\b(?:childless|no kids|none|grown|moved out|never)\b/i,
    yes: /\b(?:sons?|daughters?|kids?|child(?:ren)?|twins|bab(?:y|ies)|one|two|three|four|\d)\b/i,
  },
  {
    asks: /\b(?:veteran|military|armed forces)\b/i,
    no: /\b(?:civilian|never served|never (?:was|enlisted)|didn'?t serve)\b/i,
    yes: /\b(?:army|navy|air force|marines?|coast guard|national guard|reserves?|served|enlisted|discharged|deployed|vet|tours?|va)\b/i,
  },
  {
    asks: /\bstudent\b/i,
    no: /\b(?:graduated|finished|teach|dropped out|work(?:ing)?|done with)\b/i,
    yes: /\b(?:university|college|school|enrolled|studying|study|semester|degree|classes|freshman|sophomore|junior|senior|grad)\b/i,
  },
  {
    asks: /\binsur(?:ance|ed)\b/i,
    no: /\b(?:lapsed|expired|cancell?ed|dropped|between policies|uninsured|shopping for)\b/i,
    yes: /\b(?:geico|progressive|state farm|allstate|usaa|covered|policy|full coverage|liability|insured|with my)\b/i,
  },
  {
    asks: /\bpregnant\b/i,
    no: /\b(?:was born|not anymore|gave birth|already here)\b/i,
    yes: /\b(?:due|expecting|pregnant|on the way|me|trimester|weeks along|months along)\b/i,
  },
  {
    asks: /\b(?:pets?|animals?)\b/i,
    no: new RegExp(String.raw`\b(?:no pets|allergic|hates? (?:${items}|it)|stays? home)\b`, "i"),
    yes: /\b(?:dogs?|cats?|labs?|pupp(?:y|ies)|kittens?|rabbit|horse|pets?)\b/i,
  },
];

/** Other words for the options of common questions. `of` finds an option by its label, the first that fits. */
export const optionConcepts: readonly { of: RegExp; says: RegExp }[] = [
  {
    of: /^(?:buy with cash|cash|pay cash)/i,
    says: /\b(?:cash|outright|buy(?:ing)? it|pay in full|in full|full price|no loan|savings|own money)\b/i,
  },
  {
    of: /^(?:buy|purchase|buying|own)$/i,
    says: /\b(?:buy(?:ing)?|bought|purchas\w+|outright|own(?:ing)?|keep it)\b/i,
  },
  {
    of: /^leas/i,
    says: /\bleas(?:e|es|ed|ing)\b/i,
  },
  {
    of: /^financ|^loan/i,
    says: /\b(?:financ\w*|loan|installments?|credit union|monthly payments|pay(?:ing)? it off|bank)\b/i,
  },
  {
    of: /^plug.?in/i,
    says: /\b(?:plug.?ins?(?: hybrids?)?|phev|plugs? in (?:but|and|with)|(?:you|i|we) plug in\b.*\bgas)\b/i,
  },
  {
    of: /\bhybrid/i,
    says: /\b(?:hybrids?)\b/i,
  },
  {
    of: /\belectric|^ev$|^bev$/i,
    says: /\b(?:electric|evs?|bev|tesla|battery|heat pump|mini.?split|baseboards?|elektr\w*|el[ée]ctrico)\b/i,
  },
  {
    of: /^(?:gas|gasoline|petrol)\b/i,
    says: /\b(?:gas|gasoline|petrol|regular unleaded|benzin)\b/i,
  },
  {
    of: /^diesel/i,
    says: /\bdiesels?\b/i,
  },
  {
    of: /\b(?:unmarried|not married)\b/i,
    says: /\b(?:single|unmarried|not married|never married|n't (?:re)?married|divorced|separated|widow(?:ed|er)?|engaged|fianc[ée]e?|girlfriend|boyfriend|live together|living together)\b/i,
  },
  {
    of: /^single\b/i,
    says: /\b(?:single(?! (?:mom|dad|mother|father|parent))|just me|on my own|not married|unmarried|by myself|individual(?:ly)?|divorced|alone)\b/i,
  },
  {
    of: /joint/i,
    says: /\b(?:joint(?:ly)?|together|with my (?:wife|husband|spouse)|one return|same return|couple)\b/i,
  },
  {
    of: /separate/i,
    says: /\b(?:separate(?:ly)?|each file|our own|own returns?|individually)\b/i,
  },
  {
    of: /^head of household/i,
    says: /\b(?:head of hous\w+|hoh|head of the hous\w+|single (?:mom|dad|mother|father|parent))\b/i,
  },
  {
    of: /^married\b/i,
    says: /(?<!\bnot )(?<!n.t )\b(?:married|wife|husband|spouse|newlyweds?)\b/i,
  },
  {
    of: /^(?:staff|employee|associate|individual contributor)/i,
    says: /\b(?:(?:executive|director'?s?|manager'?s?|personal) (?:assistant|secretary)|assistant to (?:an?|the) (?:\w+ )?\w+|staff|clerk|front desk|receptionist|apprentice|nothing special|regular employee|ordinary employee|employee|no title|worker|associate|junior|assistant|intern|analyst|technician|entry.level|trainee|individual contributor|nobody special|just (?:a|an) \w+)\b/i,
  },
  { of: /^vice president/i, says: /\b(?:e?vp|svp|vice president)\b/i },
  {
    of: /^(?:executive|c-level)/i,
    says: /\b(?:executive|exec|c[efoti]o|chief|board|(?<!vice )president|c.suite|c.level|partner|managing director|owner)\b/i,
  },
  { of: /^senior manager/i, says: /\bsenior (?:manager|management)\b/i },
  {
    of: /^(?:manager|supervisor|team lead)/i,
    says: /\b(?:manager|manage a|team lead(?:er)?|lead a team|management|supervisor|department head|i manage|(?:run|lead|head|supervise)s? (?:an?|the|my|our) (?:\w+ )?(?:team|department|group|crew|store|shop|office|branch))\b/i,
  },
  {
    of: /^director/i,
    says: /\b(?:director|direct a)\b/i,
  },
  {
    of: /^excellent/i,
    says: /\b(?:excellent|top|perfect|outstanding|best|stellar|superb|7[4-9]\d|8\d\d)\b/i,
  },
  {
    of: /^good/i,
    says: /\b(?:(?<!not )(?<!n't )good|solid|decent|6[7-9]\d|7[0-3]\d)\b/i,
  },
  {
    of: /^fair/i,
    says: /\b(?:not great|fair|5[89]\d|6[0-6]\d|so.so|average|ok(?:ay)?|middling|mediocre)\b/i,
  },
  {
    of: /^(?:poor|bad)/i,
    says: /\b(?:poor|bad|lousy|terrible|awful|bankrupt\w*|horrible|not good|5[0-7]\d|[34]\d\d)\b/i,
  },
  {
    of: /^(?:shared|communal|building)/i,
    says: /\b(?:shared?s?|underground|communal|everybody's|parking (?:structure|deck|garage)|building'?s garage|apartment garage|condo garage|garage (?:of|under|in) (?:the|my|our) (?:building|apartment|condo))\b/i,
  },
  {
    of: /\bgarage\b/i,
    says: /\b(?:(?:my|our|own|private|the|a) (?:\w+ )?garage|garage at home|in the garage|(?<!(?:underground|apartment|shared|parking|condo|communal) )garage)\b(?! (?:of|under|in|at) (?:the|my|our) (?:building|apartment|condo|complex))/i,
  },
  {
    of: /^(?:paid|public) (?:lot|parking)/i,
    says: /\b(?:lots?|parking lot|pay (?:for|to) park\w*|rent (?:a|my) spot|monthly spot)\b/i,
  },
  {
    of: /driveway/i,
    says: /\b(?:driveway|drive way|carport|in front of (?:the|my|our) house|on my property)\b/i,
  },
  {
    of: /^(?:on.?)?(?:the )?street/i,
    says: /\b(?:street|curb|kerb|roadside|on the road|wherever)\b/i,
  },
  {
    of: /commut/i,
    says: /\b(?:commut\w+|(?:to|from|into) (?:work|the office|my job|the plant)|back and forth|work and (?:back|home))\b/i,
  },
  {
    of: /client|customer/i,
    says: /\b(?:clients?|customers?|accounts|sales calls?|patients)\b/i,
  },
  {
    of: /deliver/i,
    says: /\b(?:deliver\w*|parcels?|packages?|courier|drop(?:ping)? off|uber ?eats|doordash|pizzas?)\b/i,
  },
  {
    of: /\bsites?\b/i,
    says: /\b(?:(?:job|work|construction|building) ?sites?|tools?|hauling|crew)\b/i,
  },
  {
    of: /^(?:not employed|unemployed|not working)/i,
    says: /\b(?:unemployed|laid off|between jobs|out of work|no job|jobless|lost my job|stay.at.home|not working|n't work(?:ing)?)\b/i,
  },
  {
    of: /^retired?/i,
    says: /\b(?:retired?|pension\w*|social security)\b/i,
  },
  {
    of: /^full.?time/i,
    says: /\b(?:full.?tim\w*|40 hours|forty hours)\b/i,
  },
  {
    of: /^part.?time/i,
    says: /\b(?:part.?tim\w*|half days|(?:1\d|2\d) hours)\b/i,
  },
  {
    of: /^(?:contract|freelance|self.employed)/i,
    says: /\b(?:contract\w*|freelanc\w*|self.?employed|1099|my own (?:boss|business)|gigs?)\b/i,
  },
  {
    of: /^(?:seasonal|temp)/i,
    says: /\b(?:seasonal|temp(?:orary)?|(?:summers?|winters?|harvest) only)\b/i,
  },
  {
    of: /^hourly/i,
    says: /\b(?:hourly|by the hour|per hour|an hour|punch (?:in|a clock))\b/i,
  },
  {
    of: /^salar/i,
    says: /\b(?:salar(?:y|ied)|exempt)\b/i,
  },
  {
    of: /apartment|condo|flat/i,
    says: /\b(?:apartments?|apt|condos?|flat|studio|high.?rise|duplex|walk.?up)\b/i,
  },
  {
    of: /mobile home/i,
    says: /\b(?:mobile home|trailer|manufactured|double.?wide)\b/i,
  },
  {
    of: /^(?:single.family )?(?:house|home)$/i,
    says: /\b(?:house|ranch|bungalow|farmhouse|townhouse|our own place)\b/i,
  },
  {
    of: /^new\b/i,
    says: /\b(?:brand.?new|new|fresh off)\b/i,
  },
  {
    of: /^used\b|pre.?owned/i,
    says: /\b(?:used|second.?hand|pre.?owned|older one)\b/i,
  },
  {
    of: /^yes\b/i,
    says: /\b(?:yes|yeah|yep|sure|i do|we do)\b/i,
  },
  {
    of: /^(?:none|nothing|no)$/i,
    says: /\b(?:none|nothing|no|nope|neither|don'?t (?:have|own|drive) (?:any|an?|one))\b/i,
  },
  {
    of: /^both/i,
    says: /\b(?:both|either|mix(?:ed)?|bit of each)\b/i,
  },
  {
    of: new RegExp(String.raw`\b${item}$|^driv`, "i"),
    says: new RegExp(
      String.raw`\b(?:driv(?:e|ing)|carpool\w*|${item} pool\w*|my (?:own )?(?:${item}|truck|suv|van)|uber|lyft|rideshare|get a ride)\b`,
      "i",
    ),
  },
  {
    of: /\b(?:bus|train|transit)\b/i,
    says: /\b(?:bus(?:es)?|train|subway|metro|tram|light rail|transit|rail|commuter rail|ferry|the [a-z] line)\b/i,
  },
  { of: /\b(?:bike|bicycle|cycl\w+)\b/i, says: /\b(?:bik(?:e|es|ing)|bicycle|cycl(?:e|es|ing)|e.bike|pedal)\b/i },
  { of: /\b(?:on foot|walk\w*)\b/i, says: /\b(?:walk(?:s|ing)?|on foot|stroll)\b/i },
  {
    of: /\b(?:from home|remote\w*)\b/i,
    says: /\b(?:remote(?:ly)?|home office|from home|at home|wfh|telecommut\w+|telework\w*|kitchen table)\b/i,
  },
  {
    of: /^some high school|less than high school|^no diploma/i,
    says: /\b(?:drop(?:ped)?.?out|didn'?t (?:finish|graduate)|never (?:finished|graduated)|(?:ninth|tenth|eleventh|9th|10th|11th) grade|left school|no diploma)\b/i,
  },
  {
    of: /^high school/i,
    says: /\b(?:ged|diploma|(?<!some |didn'?t finish |never finished )high school|twelfth grade|12th grade)\b(?! drop)/i,
  },
  {
    of: /^some college/i,
    says: /\b(?:some college|a (?:year|semester|few (?:classes|semesters)) of college|(?:left|dropped out of|didn'?t finish) college)\b/i,
  },
  {
    of: /^associate'?s?\b.*degree|^two.year/i,
    says: /\b(?:associate'?s?|community college|two.year degree|aa degree)\b/i,
  },
  {
    of: /^bachelor|^college|^four.year/i,
    says: /\b(?:bachelor\w*|b\.?a\.?|b\.?s\.?c?|undergrad\w*|four.year degree|college (?:degree|grad\w*)|finished college|graduated (?:from )?(?:college|university))\b/i,
  },
  {
    of: /^(?:graduate|master|advanced|post)/i,
    says: /\b(?:master\w*|m\.?b\.?a|m\.?s\.?c|ph\.?\s?d|doctor\w*|law (?:school|degree)|j\.?d|m\.?d|grad(?:uate)? school|med(?:ical)? school)\b/i,
  },
  { of: /\bgas\b/i, says: /\b(?:gas|furnace)\b/i },
  { of: /^electric/i, says: /\b(?:electric\w*|heat pump|mini.?split|baseboards?|space heaters?)\b/i },
  { of: /^oil/i, says: /\boil\b/i },
  { of: /^wood/i, says: /\b(?:wood|logs|pellets?|fireplace)\b/i },
  { of: /^solar/i, says: /\b(?:solar|panels)\b/i },
  {
    of: /^citizen|^u\.?s\.? citizen/i,
    says: /(?<!\bnot a )\b(?:citizens?|(?:was )?born here|born in (?:the )?(?:us|u\.s\.|states|america)|naturali[sz]ed|american|us passport)\b/i,
  },
  { of: /^(?:permanent|lawful permanent|green)/i, says: /\b(?:green card|permanent resident|lpr)\b/i },
  {
    of: /^(?:visa|temporary|work permit)/i,
    says: /\b(?:visa|h.?1.?b|h.?2.?[ab]|j.?1|f.?1|l.?1|o.?1|work permit|student visa|daca|tn status)\b/i,
  },
  { of: /^(?:refugee|asyl)/i, says: /\b(?:refugee|asyl\w+|tps)\b/i },
  {
    of: /^(?:my|your)?self$|^(?:applicant|account holder)/i,
    says: /\b(?:my own|myself|self|it'?s me|that'?s me|i'?m the account holder|i am the|mine|in my name)\b/i,
  },
  { of: /^(?:spouse|husband|wife)/i, says: /\b(?:wife|husband|spouse|married to|partner)\b/i },
  { of: /^(?:child|son|daughter)/i, says: /\b(?:son|daughter|child|kid)\b/i },
  { of: /^(?:parent|mother|father)/i, says: /\b(?:parent|mother|father|mom|mum|dad)\b/i },
  { of: /^sibling/i, says: /\b(?:brother|sister|sibling|twin)\b/i },
  { of: /^(?:first shift|day)/i, says: /\b(?:days?|daytime|mornings?|first shift|nine to five|9 to 5|9.5)\b(?! off)/i },
  { of: /^(?:second shift|evening|swing)/i, says: /\b(?:evenings?|swing|afternoons?|second shift|lates?)\b/i },
  { of: /^(?:third shift|night|overnight)/i, says: /\b(?:nights?|graveyard|overnights?|third shift|midnight)\b/i },
  {
    of: /^(?:rotating|changing|varies|variable|flexible|mixed)/i,
    says: /\b(?:rotat\w+|chang\w+|differ\w*|var(?:y|ies|iable)|mixed|both|all over|flexible|swing back)\b/i,
  },
  { of: /^(?:city|urban|downtown)/i, says: /\b(?:city|downtown|urban|inner)\b/i },
  { of: /^suburb/i, says: /\b(?:suburb\w*|outskirts|subdivision)\b/i },
  { of: /^(?:rural|country)/i, says: /\b(?:rural|country(?:side)?|farm|ranch|village|sticks|middle of nowhere)\b/i },
  { of: /^rent/i, says: /\b(?:rent\w*|lease|landlord|tenant|sublet)\b/i },
  { of: /^own/i, says: /\b(?:own\w*|bought|mortgage|homeowner)\b/i },
  { of: /^daily/i, says: /\b(?:daily|every (?:single )?day|each day)\b/i },
  { of: /^(?:automatic)/i, says: /\b(?:automatic|auto)\b/i },
  { of: /^(?:manual|stick)/i, says: /\b(?:manual|stick|clutch)\b/i },
  { of: /^widow/i, says: /\b(?:widow(?:ed|er)?|passed away|late (?:husband|wife))\b/i },
  { of: /^divorced/i, says: /\b(?:divorced?|ex.?(?:wife|husband))\b/i },
  { of: /^e.?mail/i, says: /\b(?:e.?mail|inbox)\b/i },
  { of: /^(?:phone|call)/i, says: /\b(?:phone|call(?:s|ing)?|ring)\b/i },
  { of: /^(?:text|sms)/i, says: /\b(?:text(?:s|ing)?|sms|messages?)\b/i },
  { of: /^(?:mail|post)/i, says: /\b(?:mail|letter|post)\b/i },
];
