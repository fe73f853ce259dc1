export { lookOf, newestLooks } from "@/domains/sold-looks";
