/** Its hand-made tables stay on the server. */
export { lookOf, newestLooks } from "./drawing/look-of";
