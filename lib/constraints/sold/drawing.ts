export { frontView, type Look, lookOfStyle, type SideView, sideView } from "@/domains/sold-drawing";
