import type { Choose } from "./choice";
import { dropInTurn } from "./drop-in-turn";

/**
 * AWARE-US "Pairwise" (PRP) as the paper states it (Kurmaz, arXiv 2601.02643, mechanism 5): weights are wins in
 * comparisons of two, ties split; the lowest ranked goes first, then the next with it, until cars appear.
 */
export const choosePairwise: Choose = (problem) => dropInTurn(problem);
