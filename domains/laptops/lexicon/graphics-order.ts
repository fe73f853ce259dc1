/** Graphics for laptops from least to most, about as fast as tests of games rank them. */
export const graphicsOrder =
  `Integrated, GeForce MX150, GeForce MX250, GeForce MX330, GeForce MX350, GeForce MX450, GeForce MX550, GeForce MX570,
Radeon RX 5300M, GeForce GTX 1050, GeForce GTX 1050 Ti, Arc A350M, Arc A370M, GeForce GTX 1650, GeForce RTX 2050,
Radeon RX 6500M, GeForce GTX 1650 Ti, RTX A500, GeForce GTX 1660 Ti, GeForce RTX 3050, RTX A1000, GeForce RTX 3050 Ti,
Radeon RX 5600M, RTX A2000, GeForce RTX 2060, RTX 1000 Ada, GeForce RTX 4050, RTX 2000 Ada, GeForce RTX 5050,
Radeon RX 6600M, GeForce RTX 3060, Radeon RX 7600S, GeForce RTX 2070, Radeon RX 6700M, Radeon RX 6700S, Radeon RX 7700S,
RTX A3000, GeForce RTX 2080, GeForce RTX 4060, GeForce RTX 3070, RTX A4000, GeForce RTX 5060, GeForce RTX 3070 Ti,
Radeon RX 6800S, Radeon RX 6800M, RTX A4500, RTX A5000, GeForce RTX 3080, RTX 3000 Ada, GeForce RTX 4070,
GeForce RTX 5070, GeForce RTX 3080 Ti, RTX A5500, RTX 3500 Ada, RTX 4000 Ada, GeForce RTX 5070 Ti, GeForce RTX 4080,
RTX 5000 Ada, GeForce RTX 5080, GeForce RTX 4090, GeForce RTX 5090`.split(/,\s+/);
