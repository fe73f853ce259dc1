/** Numbers before these are of no slot. */
export const otherUnits: readonly string[] = [
  "(child|baby|booster) (seat|seats)",
  "(seat|seats|seater|seaters)",
  "in screen",
  "inch (screen|screens|wheel|wheels|rim|rims|tires|tyres)",
  "horse (bumper|trailer|slant|gooseneck|float|box)",
  "(cc|v|volt|volts|watt|watts|amp|amps)",
  "(owner|owners|cars)",
  "(speed|speeds|gears|gear)",
  "(row|rows)",
  "(airbags|nm|mph|kwh)",
  "[ac|dc] (volt|volts|v|vac|watt|watts|kilowatt|kilowatts|amp|amps|psi|hertz|hz|decibel|decibels|db)",
  "[°] (degree|degrees|fahrenheit|celsius)",
  "(bikes|cup|cups|accidents)",
];
