import { type WordTable, wordTable } from "@/lib/constraints/word-table";

/** A text made to cost as much as it can: a few pieces said over and over, or drawn anew until it is full. */
export interface HostileShape {
  /** What it is made of, readable in a table. */
  name: string;
  /** The shape as a text of exactly so many characters. */
  fill: (length: number) => string;
}

const numbers =
  "1 2015 30 1k 30k $1 $30k 30mpg 1,000 1,0 v6 i3 i4 x5 A4 4x4 1/2 10% 200hp '15 19.99 3-5 1-1 2wd one twenty hundred thousand 1e9 ٣ ９".split(
    " ",
  );
const names =
  "SUV sedan truck wagon coupe Toyota Honda Civic Accord BMW Audi Ford F-150 Golf hybrid diesel electric automatic manual AWD luxury compact red".split(
    " ",
  );
const negations = "not no never without except but-not don't avoid anything-but nothing n't neither nor".split(" ");
const joints =
  "if unless or and but then otherwise than rather prefer more less must ideally maybe actually instead sorry because when also too with for is are the a my I we wife wants cheap big small important budget price mileage year at-least under over up-to between to from about around max min older newer".split(
    " ",
  );
const marks = ["-", "…", "(", "“", "'", "*", "/", ";", ":", "\u200b", "é", "🚗", "%", "$", "<=", "&", "|"];
const gaps = [" ", "", ", ", ". ", "\n", "? ", "! ", " or ", " and ", " not ", " if ", " but ", "-", " than "];

/** Latin letters and letters of other alphabets that look the same. */
const lookalikes: WordTable<string> = wordTable<string>({
  a: "а",
  e: "е",
  o: "о",
  c: "с",
  p: "р",
  i: "і",
  x: "х",
  y: "у",
});

/** Shapes that were among the worst once: kept so that they stay mended. */
const known = [
  ["1k"],
  ["$1 "],
  ["$1-$2 "],
  ["30mpg"],
  ["i3 i4 i5 "],
  ["A4 "],
  ["v6 "],
  ["x5 "],
  ["4x4 "],
  ["SUV\n"],
  ["SUV! "],
  ["SUV? "],
  ["2015 "],
  ["civik "],
  ["hyundia "],
  ["no SUV, "],
  ["if SUV then "],
  ["my wife wants an SUV, I want a truck. "],
  ["hybrid ideally "],
  [
    "under $10k, at least 60 mpg highway, at least 60 mpg city, 2025 or newer, at least 900 hp, 16 cylinders, 5 doors, a Lotus, hybrid, luxury, manual, all wheel drive, diesel, a pickup, large. ",
  ],
];

/** So many shapes, the known ones first; the same `random` draws the same. Corpus words are mixed in where given. */
export function hostileShapes(
  count: number,
  random: () => number,
  corpus: readonly string[] = [],
): readonly HostileShape[] {
  const draw = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const pools = [numbers, names, negations, joints, marks, ...(corpus.length > 0 ? [corpus] : [])];
  const piece = (): string => disguised(draw(draw(pools)).replaceAll("-", random() < 0.5 ? "-" : " "), random, draw);
  const repeated = (): HostileShape => {
    const pieces = Array.from({ length: 1 + Math.floor(random() * 4) }, piece);
    const gap = draw(gaps);
    return repeating(pieces.map((each) => `${each}${gap}`).join(""));
  };
  const mixed = (): HostileShape => {
    const from = Array.from({ length: 2 + Math.floor(random() * 20) }, piece);
    const between = [draw(gaps), draw(gaps)];
    const drawn = Array.from({ length: 2000 }, () => `${draw(from)}${draw(between)}`).join("");
    const name = `mixed: ${from.slice(0, 4).join(" ")}…`;
    return { name, fill: (length) => drawn.repeat(Math.ceil(length / drawn.length)).slice(0, length) };
  };
  const nested = (): HostileShape => {
    const opening = `${draw(["if ", "unless ", "not ", "(", "but if ", "rather than ", "if not "])}${piece()} `;
    return repeating(opening.repeat(1 + Math.floor(random() * 3)) + draw(["then ", "otherwise ", ") ", ""]));
  };
  const first = known.map(([text = ""]) => repeating(text));
  const made = Array.from({ length: Math.max(0, count - first.length) }, (_, index) =>
    index % 5 === 4 ? nested() : index % 3 === 2 ? mixed() : repeated(),
  );
  return [...first, ...made].slice(0, count);
}

function repeating(unit: string): HostileShape {
  const whole = unit === "" ? " " : unit;
  return {
    name: JSON.stringify(whole),
    fill: (length) => whole.repeat(Math.ceil(length / whole.length)).slice(0, length),
  };
}

/** Some pieces are misspelled, in capitals, or written with letters that only look the same. */
function disguised(text: string, random: () => number, draw: (list: readonly string[]) => string): string {
  const kind = random();
  if (kind < 0.7 || text.length < 2) return text;
  if (kind < 0.8) return [...text].map((letter) => lookalikes[letter] ?? letter).join("");
  if (kind < 0.9) {
    const at = 1 + Math.floor(random() * (text.length - 1));
    return `${text.slice(0, at)}${draw(["", "x", text.charAt(at - 1)])}${text.slice(at + 1)}`;
  }
  return kind < 0.95 ? text.toUpperCase() : text.replaceAll(" ", "");
}
