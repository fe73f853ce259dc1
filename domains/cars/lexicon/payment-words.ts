const amount = String.raw`\$?(\d[\d,]*(?:\.\d+)?)\s?(k|thousand|grand)?`;

export const paymentWords = {
  asks: /\b(?:(?<!down )payments?|monthly|(?:a|per|each|every) month|(?:loan|financ\w+)\b.*\b(?:months|years|down|apr|percent))\b/,
  /** Without a car, an amount is a limit. */
  limit: /\d\s?(?:dollars |bucks )?(?:(?:a|per|each|every) |\/\s?)month/,
  isElse: /\b(?:gas|fuel|charg\w*|electric\w*|insur\w*|miles|drive|sell|sold|sales|leas\w+)\b/,
  months: /\b(\d{2,3})[ -]?(?:months?|mos?)\b/,
  years: /\b(\d|two|three|four|five|six|seven|eight)[ -]?(?:years?|yrs?)\b/,
  rate: /\b(\d{1,2}(?:\.\d{1,3})?)\s?(?:%|percent\b|apr\b)(?! down)/,
  price: new RegExp(
    String.raw`\b(?:on|for|of|finance|financing|borrow|borrowing) (?:an? )?${amount}(?: dollars?| bucks)?(?: car| truck| suv| vehicle| one| loan| price)?\b(?! down)`,
  ),
  down: new RegExp(
    String.raw`${amount}(?: dollars| bucks)?(?: cash)? down\b|\bdown(?: payment)?(?: of| is)? ${amount}`,
  ),
} as const;
