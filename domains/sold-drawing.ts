export { frontView } from "./cars/drawing/front-view";
export { type Look, lookOfStyle } from "./cars/drawing/look";
export { type SideView, sideView } from "./cars/drawing/side-view";
