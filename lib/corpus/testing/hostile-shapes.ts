import { type WordTable, wordTable } from "@/lib/constraints";
import hostile from "./hostile-words.json";

/** A text built to be as slow as possible to read. */
export interface HostileShape {
  name: string;
  fill: (length: number) => string;
}

/** `lookalikes` pairs Latin letters with twins. `known` keeps the costliest shapes found. */
const { numbers, names, negations, joints, marks, gaps, known } = hostile;
const lookalikes: WordTable<string> = wordTable(hostile.lookalikes);

/** Draws shapes, known ones first. Deterministic for equal `random`. Mixes in corpus words if given. */
export function hostileShapes(count: number, random: () => number, corpus: readonly string[] = []): HostileShape[] {
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
  const first = known.map(repeating);
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
