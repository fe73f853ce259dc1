/** Which wishes the pack's shoppers have: learned by `leeway train --prior`, or each slot's `care` while `data` is empty. */
export { default as shippedPrior } from "@pack/wish-prior.json" with { type: "json" };
