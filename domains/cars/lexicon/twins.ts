/** Make and model of lines that share a body under different badges. */
export const twins: readonly (readonly string[])[] = [
  ["Chevrolet Silverado 1500", "GMC Sierra 1500"],
  ["Chevrolet Silverado 2500HD", "GMC Sierra 2500HD"],
  ["Chevrolet Colorado", "GMC Canyon"],
  ["Chevrolet Tahoe", "Chevrolet Suburban", "GMC Yukon", "GMC Yukon XL", "Cadillac Escalade", "Cadillac Escalade ESV"],
  ["Chevrolet Equinox", "GMC Terrain"],
  ["Chevrolet Traverse", "GMC Acadia", "Buick Enclave"],
  ["Chevrolet Trax", "Buick Envista"],
  ["Chevrolet Trailblazer", "Buick Encore GX"],
  ["Chevrolet Express Cargo", "GMC Savana Cargo"],
  ["Ford Expedition", "Ford Expedition Max", "Lincoln Navigator"],
  ["Ford Fusion", "Lincoln MKZ"],
  ["Dodge Grand Caravan", "Chrysler Town and Country"],
  ["Chrysler Pacifica", "Chrysler Voyager"],
  ["Dodge Hornet", "Alfa Romeo Tonale"],
  ["Subaru BRZ", "Toyota 86", "Toyota GR86", "Scion FR-S"],
  ["Subaru Solterra", "Toyota bZ4X", "Toyota bZ", "Lexus RZ 450e"],
  ["Subaru Crosstrek", "Subaru XV Crosstrek"],
  ["Scion iA", "Toyota Yaris iA"],
  ["Scion iM", "Toyota Corolla iM"],
  ["FIAT 124 Spider", "Mazda MX-5 Miata"],
];

/** Wheelbases agree to half an inch in shared years. */
export const sisters: readonly (readonly [string, string])[] = [
  ["Chevrolet Tahoe", "GMC Yukon"],
  ["Chevrolet Suburban", "GMC Yukon XL"],
  ["Chevrolet Colorado", "GMC Canyon"],
  ["Chevrolet Traverse", "Buick Enclave"],
  ["Subaru BRZ", "Toyota 86"],
  ["Subaru BRZ", "Toyota GR86"],
  ["Hyundai Palisade", "Kia Telluride"],
  ["Chevrolet Trax", "Buick Encore"],
];
