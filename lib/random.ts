import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/**
 * A repeatable source of numbers from 0 (included) to 1 (excluded). The same seed and name give the same numbers on
 * every machine; different names give streams that have nothing to do with one another.
 */
export function seededRandom(seed: number, name = ""): () => number {
  const generator = xoroshiro128plus((seed ^ hashName(name)) | 0);
  return () => uniformFloat64(generator);
}

/** FNV-1a over code units (Fowler, Noll, Vo): spreads names over 32 bits. */
function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return hash;
}
