export const carOrders = {
  fit: "Best fit first",
  price: "Cheapest first",
  year: "Newest first",
  mileage: "Best mileage first",
} as const;
export type CarOrder = keyof typeof carOrders;
