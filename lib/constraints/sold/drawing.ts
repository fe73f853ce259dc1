/** Drawings of what is sold, for pages. */
export { frontView, type Look, lookOfStyle, type SideView, sideView } from "@/domains/sold-drawing";
