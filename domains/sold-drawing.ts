export { frontView } from "./cars/drawing/front-view";
export { type Look, lookOfStyle } from "./cars/drawing/outline";
export { type SideView, sideView } from "./cars/drawing/side-view";
