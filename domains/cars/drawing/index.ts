export { frontView } from "./front-view";
export { type Look, lookOfStyle } from "./outline";
export { type SideView, sideView } from "./side-view";
