/** The package's entry point. The rest of Leeway imports its files directly. */

export { type Certificate, type CertificateCheck, certify, verifyCertificate } from "./certificate";
export type { CorrectionSet, RelaxationAnswer, TraceStep } from "./correction-sets";
export type { Change, Test, Wish } from "./lattice";
export { countSatisfying, type Lattice, latticeOf, minimalConflictMasks, minimalCorrectionMasks } from "./lattice";
export { applyChanges, jointBounds } from "./loosening/movable";
export { manual, random } from "./methods/controls";
export { global } from "./methods/global";
export { greedy } from "./methods/greedy";
export { hybrid } from "./methods/hybrid";
export { local } from "./methods/local";
export { optimal } from "./methods/optimal";
export { pairwise } from "./methods/pairwise";
export { type Ordering, relax, withOrdering } from "./relax";
