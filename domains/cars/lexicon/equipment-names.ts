/** How a sentence names what a thing has. */
export const spokenEquipment: Readonly<Record<string, string>> = {
  "Blind Spot Warning": "blind spot warning",
  "Adaptive Cruise": "adaptive cruise control",
  "Heated Seats": "heated seats",
  Leather: "leather seats",
  Sunroof: "a sunroof",
  CarPlay: "CarPlay and Android Auto",
};
