/** Inputs of a drawing. Its tables stay on the server. */
export { lookOf, newestLooks } from "@/domains/sold-looks";
