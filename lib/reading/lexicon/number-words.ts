import { type WordTable, wordTable } from "@/lib/constraints/word-table";

export const small: WordTable<number> = wordTable({
  zero: 0,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
});

export const tens: WordTable<number> = wordTable({
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
});

export const scales: WordTable<number> = wordTable({
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  thou: 1e3,
  g: 1e3,
  m: 1e6,
  mil: 1e6,
  million: 1e6,
});

export const decades: WordTable<number> = wordTable({
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
  nineties: 90,
});

export const parts: WordTable<"low" | "mid" | "high"> = wordTable({
  low: "low",
  lower: "low",
  early: "low",
  mid: "mid",
  middle: "mid",
  high: "high",
  upper: "high",
  late: "high",
});
