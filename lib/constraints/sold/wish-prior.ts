/** Which wishes people have. `leeway train --prior` learns it from the pack's shoppers. */
export { default as shippedPrior } from "@pack/wish-prior.json" with { type: "json" };
