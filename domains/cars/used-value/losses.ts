/**
 * Shares of the list price a car loses in five years, in dollars of one year: list prices are carried forward by inflation
 * first, as published studies do. Segments are the averages iSeeCars published for 2025. Lines and makes known to hold or
 * lose value are rounded, from memory of such rankings.
 */
export const segmentLoss = { car: 0.456, truck: 0.404, hybrid: 0.407, suv: 0.489, electric: 0.588 } as const;

/** Lines that hold or lose value on their own account. */
export const lineLoss: Readonly<Record<string, number>> = {
  "Porsche 911": 0.2,
  "Porsche 718 Boxster": 0.24,
  "Porsche 718 Cayman": 0.22,
  "Toyota Tacoma": 0.24,
  "Toyota 4Runner": 0.3,
  "Toyota Tundra": 0.29,
  "Toyota Sequoia": 0.32,
  "Toyota Land Cruiser": 0.32,
  "Lexus GX 460": 0.34,
  "Toyota RAV4": 0.35,
  "Toyota RAV4 Hybrid": 0.31,
  "Toyota Corolla": 0.33,
  "Toyota GR86": 0.28,
  "Honda Civic": 0.31,
  "Subaru Crosstrek": 0.33,
  "Subaru BRZ": 0.3,
  "Subaru WRX": 0.33,
  "Mazda MX-5 Miata": 0.33,
  "Jeep Wrangler": 0.32,
  "Jeep Gladiator": 0.35,
  "Ford Bronco": 0.34,
  "Ford Mustang": 0.34,
  "Ford Maverick": 0.28,
  "Chevrolet Corvette": 0.28,
  "Chevrolet Camaro": 0.32,
  "Nissan Leaf": 0.64,
  "BMW 7 Series": 0.66,
  "Tesla Model S": 0.65,
  "Tesla Model X": 0.63,
  "Jaguar I-PACE": 0.72,
  "Infiniti QX80": 0.64,
  "Cadillac Escalade": 0.6,
  "Cadillac Escalade ESV": 0.62,
  "Land Rover Range Rover": 0.62,
  "Maserati Ghibli": 0.66,
  "Maserati Levante": 0.65,
  "Maserati Quattroporte": 0.67,
};

/** How much faster than its segment a make's cars lose value, where neither line nor segment says it. */
export const makePace: Readonly<Record<string, number>> = {
  Toyota: 0.8,
  Lexus: 0.88,
  Honda: 0.88,
  Porsche: 0.85,
  Subaru: 0.92,
  Nissan: 1.08,
  Buick: 1.08,
  Chrysler: 1.12,
  Mitsubishi: 1.08,
  MINI: 1.08,
  Audi: 1.16,
  BMW: 1.16,
  Cadillac: 1.16,
  Genesis: 1.12,
  Lincoln: 1.16,
  "Mercedes-Benz": 1.16,
  Volvo: 1.16,
  FIAT: 1.2,
  Infiniti: 1.2,
  "Alfa Romeo": 1.3,
  Jaguar: 1.3,
  "Land Rover": 1.25,
  Maserati: 1.45,
};

/** Collectible lines keep at least this share of their list price. */
export const floors: Readonly<Record<string, number>> = {
  "Porsche 911": 0.7,
  "Dodge Viper": 0.9,
  "Ford GT": 0.95,
  "Lexus LFA": 0.95,
  "Acura NSX": 0.7,
};
/** What any car of the category `Exotic` keeps. */
export const exoticFloor = 0.5;
