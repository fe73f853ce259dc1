/** What a drawing is made from; its tables stay on the server. */
export { lookOf } from "@/domains/sold-looks";
