export { frontView, garage, lookOfStyle, sideView } from "@pack/drawing";
export type { Garage, Look, SideView } from "@/domains/look";
