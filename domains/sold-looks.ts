/** What a drawing of something sold is made from: with tables set by hand, for the server alone. */
export { lookOf, newestLooks } from "./cars/drawing/look-of";
