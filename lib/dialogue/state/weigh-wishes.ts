export { weighWishes } from "@/lib/reading/weighting/weigh-wishes";
