export { compareText } from "@/lib/relaxation/compare-text";
