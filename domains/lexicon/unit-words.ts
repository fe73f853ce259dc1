/** One unit of numbers in a table: how people say it, and the adjectives of more and of less. */
export interface UnitTalk {
  /** Abbreviations in cells and headers, in lowercase. The unit itself is one. */
  written?: readonly string[];
  say: readonly string[];
  more?: readonly string[];
  less?: readonly string[];
}

const heavy = { more: ["heavy"], less: ["light", "lightweight"] };
const long = { more: ["long"], less: ["short"] };
const bright = { more: ["bright"], less: ["dim", "dark"] };
const big = { more: ["big", "large"], less: ["small"] };
const strong = { more: ["powerful", "strong"], less: ["weak"] };
const fast = { more: ["fast", "quick"], less: ["slow"] };

export const unitTalk: Readonly<Record<string, UnitTalk>> = {
  $: { written: ["usd"], say: ["dollars", "bucks", "usd"] },
  "€": { written: ["eur", "euro", "euros"], say: ["euros", "euro", "eur"] },
  "£": { written: ["gbp"], say: ["pounds", "pound", "quid", "gbp"] },
  "¥": { written: ["jpy"], say: ["yen"] },
  kg: { written: ["kgs", "kilos", "kilograms"], say: ["(kg|kgs|kilo|kilos|kilogram|kilograms)"], ...heavy },
  g: { written: ["gr", "grams", "gram"], say: ["(g|gr|gram|grams|gramme|grammes)"], ...heavy },
  lb: { written: ["lbs", "pounds"], say: ["(lb|lbs|pound|pounds|pounder)"], ...heavy },
  oz: { written: ["ounces"], say: ["(oz|ounce|ounces)"], ...heavy },
  km: { written: ["kms", "kilometers", "kilometres"], say: ["(km|kms|kilometer|kilometers|kilometre|kilometres)"] },
  mi: { written: ["miles"], say: ["(mi|mile|miles)"] },
  m: { written: ["meters", "metres"], say: ["(m|meter|meters|metre|metres)"], ...long },
  cm: { written: ["centimeters"], say: ["(cm|cms|centimeter|centimeters|centimetre|centimetres)"] },
  mm: { written: ["millimeters"], say: ["(mm|millimeter|millimeters|millimetre|millimetres)"] },
  in: { written: ['"', "”", "''", "inch", "inches"], say: ["(in|inch|inches|inchers|incher)"] },
  ft: { written: ["'", "feet", "foot"], say: ["(ft|foot|feet|footer)"] },
  "km/h": { written: ["kmh", "kph"], say: ["(kmh|kph|km h|kilometers an hour)"], ...fast },
  mph: { say: ["(mph|miles (an|per) hour)"], ...fast },
  ms: { say: ["(ms|millisecond|milliseconds)"], more: ["slow"], less: ["fast", "quick"] },
  s: { written: ["sec", "secs", "second", "seconds"], say: ["(s|sec|secs|second|seconds)"], ...long },
  min: { written: ["mins", "minutes"], say: ["(min|mins|minute|minutes)"], ...long },
  h: {
    written: ["hr", "hrs", "hour", "hours"],
    say: ["(h|hr|hrs|hour|hours)"],
    more: ["long", "long lasting"],
    less: ["short"],
  },
  days: { written: ["day", "days"], say: ["(day|days)"], ...long },
  weeks: { written: ["week", "weeks"], say: ["(week|weeks)"], ...long },
  months: { written: ["month", "months"], say: ["(month|months)"], ...long },
  years: { written: ["yrs", "year", "years"], say: ["(year|years|yr|yrs)"], ...long },
  L: { written: ["liter", "liters", "litre", "litres", "ltr"], say: ["(l|liter|liters|litre|litres)"], ...big },
  ml: { say: ["(ml|milliliter|milliliters|millilitre|millilitres)"], ...big },
  cl: { say: ["(cl|centiliter|centiliters)"], ...big },
  gal: { written: ["gallon", "gallons"], say: ["(gal|gallon|gallons)"], ...big },
  "ft³": { written: ["cu ft", "cubic feet"], say: ["cu ft", "cubic (feet|foot)"], ...big },
  W: { written: ["watt", "watts"], say: ["(w|watt|watts)"], ...strong },
  kW: { say: ["(kw|kilowatt|kilowatts)"], ...strong },
  hp: { say: ["(hp|horsepower|horses)"], ...strong },
  Nm: { say: ["(nm|newton meters|newton metres)"], ...strong },
  Wh: { say: ["(wh|watt hours)"] },
  kWh: { say: ["(kwh|kilowatt hours)"] },
  mAh: { say: ["(mah|milliamp hours)"] },
  Ah: { say: ["(ah|amp hours)"] },
  V: { written: ["volt", "volts"], say: ["(v|volt|volts)"], ...strong },
  A: { written: ["amp", "amps"], say: ["(amp|amps)"] },
  ohm: { written: ["ohms", "ω"], say: ["(ohm|ohms)"] },
  Hz: { written: ["hertz"], say: ["(hz|hertz)"], ...fast },
  kHz: { say: ["(khz|kilohertz)"] },
  MHz: { say: ["(mhz|megahertz)"], ...fast },
  GHz: { say: ["(ghz|gigahertz)"], ...fast },
  rpm: { say: ["(rpm|revs|revolutions)"], ...fast },
  fps: { say: ["(fps|frames (per|a) second|frames)"], ...fast },
  ppm: { say: ["(ppm|pages (per|a) minute)"], ...fast },
  GB: { written: ["gigabytes"], say: ["(gb|gbs|gig|gigs|gigabyte|gigabytes)"], ...big },
  TB: { written: ["terabytes"], say: ["(tb|tbs|terabyte|terabytes)"], ...big },
  MB: { written: ["megabytes"], say: ["(mb|megabyte|megabytes)"], ...big },
  MP: { written: ["mpix", "megapixel", "megapixels"], say: ["(mp|mpx|mpix|megapixel|megapixels)"] },
  dB: {
    written: ["dba", "db(a)", "decibel", "decibels"],
    say: ["(db|dba|decibel|decibels)"],
    more: ["loud", "noisy"],
    less: ["quiet", "silent"],
  },
  bar: { written: ["bars"], say: ["(bar|bars)"] },
  psi: { say: ["psi"] },
  lm: { written: ["lumen", "lumens"], say: ["(lm|lumen|lumens)"], ...bright },
  nits: { written: ["nit", "cd/m²"], say: ["(nit|nits|cd)"], ...bright },
  "°C": {
    written: ["°", "c", "celsius"],
    say: ["(degrees|degree|celsius)", "degrees celsius"],
    more: ["hot", "warm"],
    less: ["cold", "cool"],
  },
  "°F": {
    written: ["fahrenheit"],
    say: ["(degrees|degree|fahrenheit)"],
    more: ["hot", "warm"],
    less: ["cold", "cool"],
  },
  "sq ft": {
    written: ["sqft", "sq. ft.", "sq.ft.", "ft²", "square feet"],
    say: ["(sqft|sq ft|sq . ft|square (feet|foot))"],
    ...big,
  },
  "m²": {
    written: ["m2", "sqm", "sq m", "square meters"],
    say: ["(m2|sqm|sq m|square (meters|metres|meter|metre))"],
    ...big,
  },
  ha: { written: ["hectares"], say: ["(ha|hectare|hectares)"], ...big },
  ac: { written: ["acre", "acres"], say: ["(acre|acres)"], ...big },
  cc: { say: ["(cc|ccm)"], ...strong },
  cal: { written: ["kcal", "calories"], say: ["(cal|kcal|calorie|calories)"] },
  "%": { written: ["percent", "pct"], say: ["percent", "%"] },
};

/** Units of one kind, by how much of the first each is. */
export const unitSizes: readonly Readonly<Record<string, number>>[] = [
  { g: 1, kg: 1000, lb: 453.6, oz: 28.35 },
  { cm: 1, mm: 0.1, m: 100, in: 2.54, ft: 30.48 },
  { km: 1, mi: 1.609 },
  { "km/h": 1, mph: 1.609 },
  { s: 1, ms: 0.001, min: 60, h: 3600 },
  { months: 1, years: 12 },
  { L: 1, ml: 0.001, cl: 0.01, gal: 3.785, "ft³": 28.317 },
  { W: 1, kW: 1000, hp: 745.7 },
  { Wh: 1, kWh: 1000 },
  { mAh: 1, Ah: 1000 },
  { Hz: 1, kHz: 1000, MHz: 1e6, GHz: 1e9 },
  { GB: 1, TB: 1024, MB: 1 / 1024 },
  { "m²": 1, "sq ft": 0.0929, ha: 10_000, ac: 4047 },
];

const byWriting = new Map(
  Object.entries(unitTalk).flatMap(([unit, { written = [] }]) =>
    [unit, ...written].map((each) => [each.toLowerCase(), unit] as const),
  ),
);

/** The unit that an abbreviation stands for. */
export const unitOf = (written: string): string | undefined => byWriting.get(written.trim().toLowerCase());

/** How many of `unit` are one `other`. */
export function sizeIn(unit: string, other: string): number | undefined {
  const sizes = unitSizes.find((each) => unit in each && other in each);
  return sizes && Number(((sizes[other] ?? 1) / (sizes[unit] ?? 1)).toPrecision(6));
}

/** Other units of the same kind, and how much of `unit` they are, by how people say them. */
export function otherUnitsOf(unit: string): Record<string, number> {
  const kin = Object.keys(unitSizes.find((each) => unit in each) ?? {}).filter((each) => each !== unit);
  return Object.fromEntries(
    kin.flatMap((other) => (unitTalk[other]?.say ?? []).map((say) => [say, sizeIn(unit, other) ?? 1] as const)),
  );
}
