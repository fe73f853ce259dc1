export const runningWords = {
  asks: /\b(?:(?:cheaper|expensive|cost\w*|costly|dear|cheap\w*|much|price\w*)(?: me| us)?(?: the)?(?: least| less| most| more| little)? to (?:run|own|operate|drive|fuel|fill(?: up)?|charge|keep)|(?:least|lowest|less|cheapest) (?:to run|running)|cost\w*\b.{0,40}\b(?:in|on|for) (?:gas|fuel|petrol|gasoline|diesel)(?! mileage)|fill(?:s|ing)? (?:it |her |up |the )|fill up|(?:gas|fuel|running|charging|electricity|operating|petrol) (?:bill|costs?|cost me|money|expenses?|run me)|(?:gas|fuel|gasoline|petrol|electricity)(?: (?:for|in|on))? (?:(?:a|the|my|one|per|each|every) )?(?:year|month|week|day|shift)|(?:weekly|yearly|monthly|daily) (?:gas|fuel|petrol)|(?:spend|save|saved|pay|burn|afford)\b.*\b(?:gas|fuel|petrol|electricity|charging)\b|\b(?:gas|fuel|gasoline|petrol|electricity) (?:for|over|in) (?:a|one|\d+|five|three|two) (?:year|month)s?|(?:would|does|will|what's|whats|much|what|is) (?:the )?(?:gas|fuel|charging|electricity)\b.*\b(?:year|month|week|cost|be|run)\b|pay(?:s)? for itself|cost(?:s)? (?:me )?(?:per|a) mile|to run over|cheapest to run|gallons\b.*\b(?:drive|miles|month|week|year|use|burn)|(?:month|year|week|day) to charge|full charge cost|cost to charge|(?:yearly|annual|monthly) (?:cost|bill|gas|fuel)|burn in a year|(?:a|per) (?:year|month) (?:in|on) (?:gas|fuel)|(?:per|a) (?:month|year) to run|save me (?:a|per) (?:year|month)|(?:month|week|year) in gas|cost (?:us |me )?(?:a|per|over \w+) (?:year|month)s?|(?:hybrids?|evs?|electric|plug-?ins?)\b.*\bworth\b|cheaper than (?:an? )?(?:gas|gasoline|petrol|diesel|electric\w*|evs?|hybrids?)\b)/,
  /** "Is a hybrid cheaper than a Civic over five years?": price and fuel. */
  whole:
    /^(?!.*\b(?:gas|fuel|petrol|gasoline|charg\w+|electricity|to run|running|a month|payments?)\b).*\b(?:cheaper|less|sav(?:e|es|ing)|cost(?:s|lier)?|dearer|expensive|better off|works? out|total|worth it|ahead)\b.*\b(?:(?:over|after|in|for|across) (?:\d+|a few|two|three|four|five|six|seven|eight|ten|the (?:next )?\w+) (?:years?|yrs)|(?:long|longer) (?:run|term|haul)|lifetime)\b|\b(?:total (?:cost|price)|cost of ownership|tco)\b|\b(?:price|sticker|purchase)\b.*\b(?:and|plus|\+|with|including)\b.*\b(?:gas|fuel|charging)\b|\b(?:counting|including|with|plus|add(?:ing)?)(?: in)?(?: the)? (?:gas|fuel)\b.*\b(?:cheaper|less|years?)\b|\b(?:cheaper|less)\b.*\byears?\b.*\b(?:counting|including|with|plus)(?: the)? (?:gas|fuel)\b/,
  miles:
    /(\d[\d,]*)\s?(k|thousand)?\s+(?:highway |city )?(miles?|mi|km|kms|kilometers?)\b(?:(?:\s+|\/)(?:(?:for|in|on) )?(?:(?:a|the|one|per|each|every)\s+)?(year|month|week|day|shift|yr|wk|mo))?|\b(?:miles|drive)\D{0,12}(\d[\d,]{3,})(?![\d,]|\s?k(?:m|\b)|\s?(?:highway |city )?(?:miles?|mi)\b)/,
  /** "Six days a week", "on weekdays", "mon-fri". */
  days: /\b(\d\d?|one|two|three|four|five|six|seven|ten|twelve|fifteen|twenty) (?:days?|shifts?|nights?)(?: (?:(?:a|per|each|every|out of the) (?:week|(month)))|\/w(?:ee)?k)\b|\b(?:work|drive|commute|go|only|just)(?: \w+){0,2} (\d|two|three|four|five|six) (?:days|shifts|nights)\b(?! (?:a|per|each|every) (?:month|year))|\b(?:week ?days|work ?days|mon(?:day)?s?(?: ?- ?| to | thru | through )fri(?:day)?s?)\b/,
  eachWay: /\b(?:each|one|every) way\b/,
  gallon:
    /\b(?:gas|gasoline|fuel|regular|petrol)\b(?: here| price| prices| cost| costs| is| are| at| about| around| now)*\s+\$?(\d{1,2}(?:\.\d{1,3})?)(?![\d,]*\d|\s?(?:k|miles|mpg|years?|months?))|\$?(\d{1,2}(?:\.\d{1,3})?)\s?(?:dollars? |bucks )?(?:(?:a|per|\/)\s?gal(?:lon)?|(?<=\.\d+\s?(?:dollars? |bucks )?)(?:for )?(?:gas|petrol|fuel|regular))\b/,
  kiloWattHour:
    /(\d{1,2}(?:\.\d+)?)\s?(?:¢|cents?)\s?(?:a|per|\/)?\s?(?:kwh|kilowatt)|\$?0?(\.\d{2,3})\s?(?:a|per|\/)\s?(?:kwh|kilowatt)/,
  kinds: {
    electric: /\b(?:ev|evs|electric\w*|battery)\b/,
    hybrid: /\b(?:hybrids?|plug-?ins?|plug in)\b/,
    gas: /\b(?:gas(?:oline)? (?:car|one|engine)|regular car|petrol car|than (?:gas|gasoline|petrol))\b/,
  },
} as const;
