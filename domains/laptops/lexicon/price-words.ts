/** Around a price in thousands: "under 2k", "4k tops". */
export const thousands = {
  before: "$ under below than about around to max maximum spend over within budget roughly is of at".split(" "),
  after: "budget dollars bucks max tops usd total".split(" "),
};
