import { roles } from "@/lib/constraints/slots";

/** One and several of what is sold, as shoppers say it. */
export const { thing: item, things: items } = roles;
