export { benchmark } from "@pack/benchmark";
