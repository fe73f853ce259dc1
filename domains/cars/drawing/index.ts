import type { Garage } from "@/domains/look";

export { frontView } from "./front-view";
export { lookOfStyle } from "./outline";
export { sideView } from "./side-view";

export const garage: Garage | undefined = { length: 192, walls: 96, ridge: 110 };
