const amount = String.raw`\$?(\d[\d,]*(?:\.\d+)?)\s?(k|thousand|grand)?`;

export const paymentWords = {
  asks: /\b(?:(?<!down )payments?|monthly|(?:a|per|each|every) month|how much (?:the |for a |in a )?month|(?:loan|financ\w+)\b.*\b(?:months|years|down|apr|percent))\b/,
  /** Without a thing named, an amount is a limit. */
  limit: /\d\s?(?:dollars |bucks )?(?:(?:a|per|each|every) |\/\s?)month/,
  isElse: /\b(?:gas|fuel|charg\w*|electric\w*|insur\w*|miles|drive|sell|sold|sales|leas\w+)\b/,
  months: /\b(\d{2,3})[ -]?(?:months?|mos?)\b/,
  years: /\b(\d|two|three|four|five|six|seven|eight)[ -]?(?:years?|yrs?)\b/,
  rate: /\b(\d{1,2}(?:\.\d{1,3})?)\s?(?:%|per ?cent\b|apr\b)(?! down)/,
  borrowed: new RegExp(
    String.raw`\b(?:borrow(?:ed|ing)?|(?:finance|financing|loan) (?:of |for )?(?:only |just )?)(?: only| just| about)? ?${amount}|${amount}(?: dollars?)?,? (?:(?:is|was) (?:the sum |what )?(?:to be |i )?borrow(?:ed)?|(?:that )?(?:i|we)(?:'d| would|'ll| will)? borrow)\b`,
  ),
  price: new RegExp(
    String.raw`\b(?:on|for|of) (?:an? )?${amount}(?: dollars?| bucks)?(?: car| truck| suv| vehicle| laptop| computer| one| loan| price)?\b(?! down)`,
  ),
  down: new RegExp(
    String.raw`${amount}(?: dollars| bucks)?(?: cash)?(?: saved(?: up)?| set aside)? (?:down|up ?front|of entrance|(?:as |for )(?:an? |the )?(?:deposit|entrance|down payment))\b|\b(?:down|deposit)(?: payment)?(?: of| is)? ${amount}|\b(?:i|we)(?:'ll| will|'d| would| can| could)? (?:give|put in|pay first|bring|hand over) ${amount}(?! (?:a|per|each|every) month)`,
  ),
} as const;
