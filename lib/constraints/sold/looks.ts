export { lookOf, newestLooks } from "@pack/looks";
