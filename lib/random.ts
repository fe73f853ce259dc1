import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";

/**
 * Returns a repeatable source of numbers in [0, 1), equal on every machine. Mixes all 128 bits first (Blackman and
 * Vigna 2021, section 9), so similar names give different streams.
 */
export function seededRandom(seed: number, name = ""): () => number {
  const generator = generatorOf(seed, name);
  return () => uniformFloat64(generator);
}

/** Returns whole numbers from 0 to 2^32 - 1, in a third of the time. */
export function seededBits(seed: number, name: string): () => number {
  const generator = generatorOf(seed, name);
  return () => generator.next() >>> 0;
}

function generatorOf(seed: number, name: string): ReturnType<typeof xoroshiro128plusFromState> {
  const key = `${seed}/${name}`;
  const first = splitMix(hashText(key, 0x811c9dc5));
  const second = splitMix(hashText(key, 0x9747b28c));
  return xoroshiro128plusFromState([first(), second(), first(), second()]);
}

/** FNV-1a over code units (Fowler, Noll, Vo). Hardly mixes the last letters. */
function hashText(text: string, basis: number): number {
  let hash = basis;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

/** SplitMix (Steele, Lea, Flood 2014) on 32 bits, with MurmurHash3's finalizer. */
function splitMix(state: number): () => number {
  let sum = state;
  return () => {
    sum = (sum + 0x9e3779b9) | 0;
    let bits = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    return bits ^ (bits >>> 16);
  };
}

export type Random = () => number;

/** Fisher-Yates. Returns a copy. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  return shuffled;
}

export function pick<Item>(items: readonly Item[], random: Random): Item {
  if (items.length === 0) throw new RangeError("nothing to pick from");
  return items[Math.floor(random() * items.length)] as Item;
}

/** Up to `count` items. Each set is equally likely. */
export function pickSome<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  return shuffle(items, random).slice(0, count);
}

export function uniform(low: number, high: number, random: Random): number {
  return low + (high - low) * random();
}

/** Box and Muller 1958. */
export function standardNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
