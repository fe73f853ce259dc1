import type { Choose } from "./choice";
import { dropInTurn } from "./drop-in-turn";

/**
 * AWARE-US "Local Weighting" as the paper states it (Kurmaz, arXiv 2601.02643, mechanism 3): weights from each answer
 * alone; relax in rising weight, one after the other, until cars appear.
 */
export const chooseLocal: Choose = (problem) => dropInTurn(problem);
