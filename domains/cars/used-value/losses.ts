/**
 * Five-year loss as a share of the inflated list price, in constant dollars. Segments are iSeeCars' averages for 2025.
 * Lines and makes are rounded from memory of such rankings.
 */
export const segmentLoss = { car: 0.456, truck: 0.404, hybrid: 0.407, suv: 0.489, electric: 0.588 } as const;

function byName(groups: readonly (readonly [value: number, names: readonly string[]])[]): ReadonlyMap<string, number> {
  return new Map(groups.flatMap(([value, names]) => names.map((name) => [name, value] as const)));
}

export const lineLoss = byName([
  [0.2, ["Porsche 911"]],
  [0.22, ["Porsche 718 Cayman"]],
  [0.24, ["Porsche 718 Boxster", "Toyota Tacoma"]],
  [0.28, ["Toyota GR86", "Ford Maverick", "Chevrolet Corvette"]],
  [0.29, ["Toyota Tundra"]],
  [0.3, ["Toyota 4Runner", "Subaru BRZ"]],
  [0.31, ["Toyota RAV4 Hybrid", "Honda Civic"]],
  [0.32, ["Toyota Sequoia", "Toyota Land Cruiser", "Jeep Wrangler", "Chevrolet Camaro"]],
  [0.33, ["Toyota Corolla", "Subaru Crosstrek", "Subaru WRX", "Mazda MX-5 Miata"]],
  [0.34, ["Lexus GX 460", "Ford Bronco", "Ford Mustang"]],
  [0.35, ["Toyota RAV4", "Jeep Gladiator"]],
  [0.6, ["Cadillac Escalade"]],
  [0.62, ["Cadillac Escalade ESV", "Land Rover Range Rover"]],
  [0.63, ["Tesla Model X"]],
  [0.64, ["Nissan Leaf", "Infiniti QX80"]],
  [0.65, ["Tesla Model S", "Maserati Levante"]],
  [0.66, ["BMW 7 Series", "Maserati Ghibli"]],
  [0.67, ["Maserati Quattroporte"]],
  [0.72, ["Jaguar I-PACE"]],
]);

/** Relative to its segment, for lines without their own. */
export const makePace = byName([
  [0.8, ["Toyota"]],
  [0.85, ["Porsche"]],
  [0.88, ["Lexus", "Honda"]],
  [0.92, ["Subaru"]],
  [1.08, ["Nissan", "Buick", "Mitsubishi", "MINI"]],
  [1.12, ["Chrysler", "Genesis"]],
  [1.16, ["Audi", "BMW", "Cadillac", "Lincoln", "Mercedes-Benz", "Volvo"]],
  [1.2, ["FIAT", "Infiniti"]],
  [1.25, ["Land Rover"]],
  [1.3, ["Alfa Romeo", "Jaguar"]],
  [1.45, ["Maserati"]],
]);

/** Collectible lines keep at least this share of their list price. */
export const floors = byName([
  [0.7, ["Porsche 911", "Acura NSX"]],
  [0.9, ["Dodge Viper"]],
  [0.95, ["Ford GT"]],
]);
export const exoticFloor = 0.5;
