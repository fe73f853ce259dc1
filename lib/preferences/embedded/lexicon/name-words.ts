/** What people call makes, beside their names. Only makes of the catalog are ever read from it. */
export const makeAliases: Readonly<Record<string, readonly string[]>> = {
  Chevrolet: ["chevy", "chevvy", "chev"],
  Volkswagen: ["vw", "v dub", "volks wagen"],
  "Mercedes-Benz": ["mercedes", "merc", "benz", "mercedez", "mb", "mercs"],
  BMW: ["beemer", "bimmer", "beamer"],
  Jaguar: ["jag"],
  Cadillac: ["caddy", "caddie"],
  "Land Rover": ["landrover", "landy"],
  Lamborghini: ["lambo"],
  "Rolls-Royce": ["rolls", "rolls royce"],
  "Alfa Romeo": ["alfa"],
  "Aston Martin": ["aston"],
  Subaru: ["subie"],
  Mitsubishi: ["mitsu"],
  Oldsmobile: ["olds"],
  Infiniti: ["infinity"],
  Mazda: ["matzda"],
  Nissan: ["datsun"],
  Ram: ["ram trucks"],
};

/** Nicknames that a missing make is known by, too. */
export function spokenNames(make: string): readonly string[] {
  return [make.replace(/-/g, " "), ...(makeAliases[make] ?? [])];
}

/** Makes by the country people name them after. */
export const makesByCountry: Readonly<Record<string, readonly string[]>> = {
  german: ["Audi", "BMW", "Mercedes-Benz", "Porsche", "Volkswagen", "Maybach", "smart"],
  japanese: ["Acura", "Honda", "Infiniti", "Lexus", "Mazda", "Mitsubishi", "Nissan", "Scion", "Subaru", "Suzuki", "Toyota"],
  korean: ["Genesis", "Hyundai", "Kia"],
  american: ["Buick", "Cadillac", "Chevrolet", "Chrysler", "Dodge", "Ford", "GMC", "HUMMER", "Jeep", "Lincoln", "Oldsmobile", "Plymouth", "Pontiac", "Ram", "Rivian", "Tesla"],
  italian: ["Alfa Romeo", "FIAT", "Ferrari", "Lamborghini", "Maserati"],
  british: ["Aston Martin", "Bentley", "Jaguar", "Land Rover", "Lotus", "MINI", "McLaren", "Rolls-Royce"],
  swedish: ["Polestar", "Saab", "Volvo"],
};

/** Makes that exist in the world and may be missing from a catalog: naming one is a doubt, not a wish. */
export const worldMakes: readonly string[] = [
  "Abarth", "Acura", "Alfa Romeo", "Alpine", "Aston Martin", "Audi", "Bentley", "BMW", "Bugatti", "Buick", "BYD", "Cadillac",
  "Chevrolet", "Chrysler", "Citroen", "Cupra", "Dacia", "Daewoo", "Daihatsu", "Dodge", "Ferrari", "FIAT", "Fisker", "Ford",
  "Geely", "Genesis", "GMC", "Holden", "Honda", "HUMMER", "Hyundai", "Infiniti", "Isuzu", "Jaguar", "Jeep", "Kia",
  "Koenigsegg", "Lada", "Lamborghini", "Lancia", "Land Rover", "Lexus", "Lincoln", "Lotus", "Lucid", "Maserati", "Maybach",
  "Mazda", "McLaren", "Mercedes-Benz", "Mercury", "MINI", "Mitsubishi", "Nio", "Nissan", "Oldsmobile", "Opel", "Pagani",
  "Peugeot", "Plymouth", "Polestar", "Pontiac", "Porsche", "Renault", "Rivian", "Rolls-Royce", "Rover", "Saab", "Scion",
  "Seat", "Skoda", "SsangYong", "Subaru", "Suzuki", "Tesla", "Toyota", "Vauxhall", "VinFast", "Volkswagen", "Volvo",
];
