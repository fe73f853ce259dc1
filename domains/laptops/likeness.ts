export const likeness = {
  twins: [] as readonly (readonly string[])[],
  like: ["style", "screen"],
  valued: ["year", "memory", "storage", "battery"],
  price: "price",
  orders: { year: "year", price: "price", power: "memory", mileage: "battery" },
} as const;
