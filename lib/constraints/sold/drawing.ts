export { frontView, type Look, lookOfStyle, type SideView, sideView } from "@pack/drawing";
