export const factGroups = [
  { title: "Room", slots: ["seats", "cargoSecondRow", "cargo", "doors"] },
  {
    title: "Engine",
    slots: ["horsepower", "cylinders", "transmission", "drivenWheels", "highwayMpg", "cityMpg", "range", "fuelType"],
  },
  { title: "Able to", slots: ["towing", "clearance", "weight", "length", "width", "height"] },
] as const;

export const comesWith = { title: "Comes with", slot: "equipment" } as const;
