/** More names of columns that many tables have. */
export const alike: Readonly<Record<string, readonly string[]>> = {
  price: ["price", "cost", "budget", "money", "spend", "expensive", "how much"],
  rent: ["rent", "monthly rent", "price"],
  make: ["brand", "make", "maker"],
  style: ["kind", "type", "sort"],
  year: ["year", "how old", "how new", "age"],
  weight: ["weight", "how heavy", "heavy", "light"],
  area: ["area", "size", "floor space", "square feet"],
  points: ["points", "score", "rating"],
  rating: ["rating", "score", "stars", "reviews"],
  color: ["color", "colors", "colour"],
  bedrooms: ["bedrooms", "rooms"],
};

export const unitWords: Readonly<Record<string, readonly string[]>> = {
  $: ["dollars", "bucks", "usd"],
  "€": ["euros", "euro", "eur"],
  kg: ["kg", "kilos", "kilograms", "kilo"],
  g: ["g", "grams", "gram"],
  lb: ["lb", "lbs", "pounds", "pound"],
  km: ["km", "kilometers", "kilometres"],
  mi: ["mi", "miles", "mile"],
  in: ["in", "inch", "inches"],
  cm: ["cm", "centimeters"],
  mm: ["mm", "millimeters"],
  min: ["min", "minutes", "mins", "minute"],
  h: ["h", "hours", "hour", "hrs"],
  l: ["l", "liters", "liter", "litres"],
  w: ["w", "watts", "watt"],
  "%": ["percent"],
  sqft: ["sq ft", "square feet", "sqft", "square foot"],
  "sq ft": ["sq ft", "square feet", "sqft", "square foot"],
};
