/** Graphics of the shipped catalog from least to most, about as fast as tests of games rank them. */
export const graphicsOrder =
  `Integrated, Radeon Pro 555M, GeForce MX250, Quadro P520, Radeon Pro 560M, GeForce MX350, Nvidia T500, GeForce MX450,
Nvidia T550, Radeon Pro 5300M, GeForce GTX 1050, Nvidia T600, Radeon Pro 5500M, Radeon RX 5500M, Arc A370M,
GeForce GTX 1650, GeForce RTX 2050, RTX A500, RTX PRO 500, Nvidia T1200, GeForce GTX 1650 Ti, Radeon RX 6550M,
GeForce GTX 1660 Ti, RTX A1000, GeForce RTX 3050, GeForce RTX 3050 Ti, RTX A2000, RTX 1000 Ada, GeForce RTX 2060,
GeForce RTX 4050, RTX 2000 Ada, GeForce RTX 5050, Radeon RX 6600M, GeForce RTX 3060, Radeon RX 7600S, GeForce RTX 2070,
RTX A3000, Radeon RX 6700S, Radeon RX 7700S, GeForce RTX 2080, GeForce RTX 4060, GeForce RTX 3070, GeForce RTX 2080 Super,
GeForce RTX 5060, GeForce RTX 3070 Ti, Radeon RX 6800S, RTX A4500, GeForce RTX 3080, RTX 3000 Ada, GeForce RTX 4070,
GeForce RTX 5070, GeForce RTX 3080 Ti, RTX 3500 Ada, GeForce RTX 5070 Ti, GeForce RTX 4080, GeForce RTX 5080,
GeForce RTX 4090, GeForce RTX 5090`.split(/,\s+/);

/** "GeForce RTX 4060 graphics". */
export const toldGraphics: Readonly<Record<string, string>> = Object.fromEntries(
  graphicsOrder.map((each) => [each, each === "Integrated" ? "integrated graphics" : `${each} graphics`]),
);
