/** What a drawing is made from; its tables stay on the server. */
export { lookOf, newestLooks } from "@/domains/sold-looks";
