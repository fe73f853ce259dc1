import { wordTable } from "@/lib/constraints/word-table";

/** Words people answer a plain question with. */
export const answerWords = {
  yes: /^(?:(?:oh|well|um|uh|hm+|haha|technically|honestly|i (?:guess|think|believe|suppose)|probably|pretty sure|that would be an?|it'?s an?|actually|and|so|why),? )*(?:so$|it is$|mhm|uh.?huh|sounds right|yessir|yes|yeah|yep|yup|ya|yea|yah|yeh|aye|sure|of course|definitely|absolutely|certainly|for sure|correct|right|true|affirmative|indeed|i do|i am$|i will|i have$|i have (?:one|two|it)|we have (?:one|two|it)|i'?ve got (?:one|two|it)|got (?:one|two|it|mine)|we do|we are|it is|it will|jep|ja|jawohl|sí|si|oui|totally|very much|you bet|always|every (?:day|week)|most (?:days|weeks))(?=$|[^\p{L}'’])/iu,
  no: /^(?:(?:oh|well|um|uh|hm+|haha|ha|technically|honestly|i (?:guess|think|believe|suppose)|probably|pretty sure|that would be an?|it'?s an?|actually|and|so|sadly|unfortunately),? )*(?:nay|no way|not since|not that i'?m aware|i wouldn'?t|it isn'?t|it'?s not|it is not|no(?! (?:idea|clue|problem|doubt|matter))|nope|nah|naw|not (?:yet|really|at all|anymore|any more|me|currently|right now|so far|that i know)|negative|nein|non|none|nada|i don'?t\b(?! (?:know|remember|get|understand|see|want to))|i'?m not(?! (?:sure|telling))|i am not(?! sure)|we don'?t(?! know)|hardly|false|wish i (?:did|had|was)|i (?:do|am|did|have|will|would|was) not(?! (?:know|sure|remember|care))|unfortunately not|sadly not|i wish|used to)(?=$|[^\p{L}'’])/iu,
  /** Says that what came before is not meant. */
  turn: /\b(?:no,? wait|wait,? no|no,? sorry|oh sorry|sorry|wait|hang on|hold on|let me check|actually|i mean(?:t)?|scratch that|make (?:that|it)|correction|or rather|rather|my mistake|oops)\b[,:.]?/gi,
  /** What follows sums up. */
  sum: /\b(?:so|together|altogether|in total|total|makes|that'?s|meaning|equals|call it)\b/i,
  /** Says nothing of the matter. */
  silent:
    /\b(?:depends|not sure|no idea|no clue|dunno|don'?t (?:know|remember|recall)|can'?t (?:say|tell|remember)|couldn'?t (?:say|tell)|could not tell|hard to say|who knows|rather not|prefer not|none of your|private isn'?t|kind of private|why do you|you tell me|whatever|doesn'?t matter|does not matter|need to (?:check|ask)|have to (?:check|ask)|let me (?:check|ask)|don'?t care|no preference|skip)\b/i,
  /** Somebody else is spoken of. */
  others:
    /^(?:and |but )?(?:my|our|his|her|the) (?:\w+ )?(?:boss|sister|brother|wife|husband|spouse|partner|mom|mother|dad|father|son|daughter|neighbou?r|friend|colleague|kids?|cousin|uncle|aunt|parents?|girlfriend|boyfriend|ex|dealer|manager|guy)s?(?:'s)? (?:(?<='s )\d+\b|(?:\w+ )?(?:is|are|has|have|had|does|did|paid|makes|made|earns|drives|lives|says|said|turned|owns|got|gets|filed|files|works|worked|bought|leases?|was|turns)\b)(?!.*\b(?:i|we|us|me)\b)/i,
  /** What is over, or turned down. */
  gone: /\b(?:had|used to|was|were|wanted to|wanted an?|thought (?:about|of)|hoped|formerly|never again|not|no|isn'?t|don'?t|never|without|instead of|rather than|hate|except|(?:anything|everything|all) but|anymore|not anymore|promoted from|from)\b[^,.;]*$/i,
  nothing:
    /\b(?:paid off|owe nothing|debo nothing)\b|^(?:nothing|none|zero|nada|zilch|no(?:ne)? at all|0|no|nope|not a (?:cent|dime)|nothing at all)\b(?! (?:idea|clue|sure|way to|problem))|\b(?:don'?t|do not|haven'?t)(?: \w+)? (?:have|got|own|drive|use it|need) (?:any|one|it)\b|\bno (?:kids|children|money)\b|\bchildless\b/i,
  alone: /\b(?:just me|only me|just myself|by myself|i live alone|alone|on my own|me and the (?:cat|dog|cats|dogs))\b/i,
  pair: /^(?:(?:just|only) )?(?:(?:me|i) and my (?:\w+ ?){1,2}|my (?:wife|husband|partner|girlfriend|boyfriend|mom|dad|son|daughter|roommate) and (?:me|i|myself))[.!]?$/i,
  shares: [
    [/\bthree quarters?\b/i, 75],
    [/\btwo thirds?\b/i, 67],
    [/\b(?:a|one) third\b/i, 33],
    [/\b(?:a |one )?quarter\b/i, 25],
    [/\bhalf\b|\bfifty.fifty\b|\b50.50\b/i, 50],
    [/\b(?:a )?(?:fifth)\b/i, 20],
    [/\b(?:a )?tenth\b/i, 10],
    [/\b(?:all of it|everything|entirely|completely|hundred percent)\b/i, 100],
  ] as readonly (readonly [RegExp, number])[],
  counts: [
    [/\btwins\b/i, 2],
    [/\btriplets\b/i, 3],
    [/\b(?:a )?(?:couple|pair) of\b/i, 2],
    [/\bboth of us\b/i, 2],
    [/\ban? (?:only )?(?:child|kid|daughter|son|boy|girl|baby|toddler|one)\b|\bonly child\b|\bjust (?:the )?one\b/i, 1],
    [/\ba dozen\b/i, 12],
  ] as readonly (readonly [RegExp, number])[],
  people: {
    child:
      "(?:grand|step)?(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|bab(?:y|ies)|toddlers?|infants?|teen(?:ager)?s?|newborns?)",
    adult:
      "wife|husband|spouse|partner|(?:grand)?(?:mother|father|mom|dad|ma|pa)s?|(?:mother|father)s? in law|roommates?|housemates?|brothers?|sisters?|girlfriend|boyfriend|fianc[ée]e?|aunt|uncle|cousin|nephew|niece|adults?|nanny|au pair",
    self: /\b(?:me|i|myself)\b/i,
    /** A total beside the list. */
    whole:
      /\b\d+ (?:of us|people|persons|heads|in (?:total|all|the house\w*)|altogether|total|strong|together)\b|\b(?:family|household|party) of \d|\b(?:total|altogether|in all|makes|so) \d/i,
  },
  /** Numbers before and after a change: "up from 58k". */
  before:
    /\b(?:(?:up|down) from|used to (?:be|make|earn|pay)|was|were|instead of|rather than|almost|nearly|turning|going on|told|not)\W*(?:about |around )?\W*$/i,
  decades: /\b(?:early|mid|late|my)[ -](?:\w+ies|\d0'?s)\b/i,
  ordinals: [
    [/\b(?:first|1st|top)\b/i, 0],
    [/\b(?:second|2nd)\b/i, 1],
    [/\b(?:third|3rd)\b/i, 2],
    [/\b(?:fourth|4th)\b/i, 3],
    [/\blast\b/i, -1],
    [/\b(?:middle|in between)\b/i, 0.5],
  ] as readonly (readonly [RegExp, number])[],
  /** Children to come are none yet. */
  toCome:
    /\b(?:an?|one|two|three|\d+|another(?: one)?|first|second|third|twins|baby)(?: \w+)? (?:on the way|coming|due)\b|\bexpecting\b(?: \w+){0,3}/gi,
  /** What is so today, beside what is wished. */
  today: /\b(?:now|currently|at the moment|right now|today|used to|these days|so far)\b/i,
  wished: /\b(?:want|wish|like|aim|hop\w+|down to|max\w*|at most|up to|tops|limit|ceiling|no more than|rather)\b/i,
  /** How often in a year. */
  periods: [
    [/\b(?:years?|yearly|annual\w*|annum|income|earn)\b/i, 1],
    [/\b(?:a|per|each|every|the) (?:quarter)\b|\bquarterly\b/i, 4],
    [/\b(?:a|per|each|every) months?\b|\bmonthly\b|\/ ?mo(?:nth)?\b|\bmo\.?$/i, 12],
    [/\b(?:biweekly|every two weeks|every other week)\b/i, 26],
    [/\b(?:a|per|each|every) weeks?\b|\bweekly\b|\/ ?w(?:ee)?k\b/i, 52],
    [/\b(?:an?|per) hour\b|\bhourly\b|\/ ?h(?:ou)?r\b/i, 2080],
  ] as readonly (readonly [RegExp, number])[],
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
    /\b(one|two|three|four|five|six|seven|eight|nine) (twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](one|two|three|four|five|six|seven|eight|nine))?\b/gi,
  few: wordTable({ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }),
  away: /\b(?:in )?(\d+|a|an|one|two|three|four|five|six) (day|week|month|year)s?\b( ago)?/,
  monthNamed:
    /\b(?:(\d{1,2}) (?:of )?)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?: (?:the )?(\d{1,2})(?!\d))?(?:,? (?:of )?(\d{4}|this year|last year|next year))?/,
  clausesApart:
    /(?<!\d)[,;.!?](?!\d)|(?<=\d)[,;!?.](?=\s|$)|\s[-–—]\s|(?<!\b(?:anything|everything|all|nothing) )\bbut\b|\band (?=(?:i|we|my|our|in|last)\b)/i,
  summed: /\bso,? ((?:yes|no|yeah|nope|yep)\b.*)$/i,
  moved: /\b(?:(?:promoted|moved|switched|changed|went|up)(?: from [\w ]+)? to|now|become|became)\b(.*)$/i,
  denies: /\b(?:not|never|none|nobody|no|nowhere|without)\b|n't\b|\bdont\b/i,
  owns: /\b(?:i|we)(?: do|'ve got| have| got| own| will| am| are|'ll) ?(?:one|it|so|two|some)?\b/i,
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
    age: /\b(?:years|old)\b/i,
    large: /\b(?:income|earn|price)\b/i,
    past: /\b(?:did|when were|started|since)\b/i,
    share: /\b(?:private|business|down)\b/,
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
  otherUnits:
    /^(?:of us|dogs?|cats?|pets?|fish|jobs?|cars?|people|kids?|(?:more )?(?:weeks?|months?|days?|years?)\b|miles?|mi|km|k? miles|years? old|doors?|%|percent)\b/i,
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
    no: /\b(?:outside|moved out|next town|over the line|suburbs?|suburban|country(?:side)?|rural|out of town|out in|village|farm|miles (?:out|from)|just (?:past|beyond)|beyond|edge of town|county|commute in)\b/i,
    yes: /\b(?:downtown|inside|in (?:the|town) ?(?:city|center|centre|middle|heart)?|center|centre|right in|within|city|ciudad|blocks? from)\b/i,
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
    no: /\b(?:nothing to trade|sold|totaled|no car|keeping|gave it|donated|first car|never had|none)\b/i,
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
    says: /\b(?:electric|evs?|bev|tesla|battery|elektr\w*|el[ée]ctrico)\b/i,
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
    says: /\b(?:single|just me|on my own|not married|unmarried|by myself|individual(?:ly)?|divorced|alone)\b/i,
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
    says: /\b(?:staff|clerk|regular employee|ordinary employee|employee|no title|worker|associate|junior|assistant|intern|analyst|technician|entry.level|trainee|individual contributor|nobody special|just (?:a|an) \w+)\b/i,
  },
  {
    of: /^(?:executive|vice president|c-level)/i,
    says: /\b(?:executive|exec|c[efoti]o|chief|vp|vice president|board|president|c.suite|c.level|partner)\b/i,
  },
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
    says: /\b(?:excellent|top|perfect|outstanding|best|stellar|superb|[78][5-9]\d|8\d\d)\b/i,
  },
  {
    of: /^good/i,
    says: /\b(?:good|solid|decent|7[0-4]\d)\b/i,
  },
  {
    of: /^fair/i,
    says: /\b(?:not great|fair|6[3-9]\d|so.so|average|ok(?:ay)?|middling|mediocre)\b/i,
  },
  {
    of: /^(?:poor|bad)/i,
    says: /\b(?:poor|bad|lousy|terrible|awful|bankrupt\w*|horrible|5\d\d)\b/i,
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
    says: /\b(?:none|nothing|no|nope|neither|n't have any)\b/i,
  },
  {
    of: /^both/i,
    says: /\b(?:both|either|mix(?:ed)?|bit of each)\b/i,
  },
];
