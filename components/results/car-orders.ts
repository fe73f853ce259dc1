import { list } from "@/messages/list";

export const carOrders = list.orders;
export type CarOrder = keyof typeof carOrders;
