export * from "./cars";
