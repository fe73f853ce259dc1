import { type WordTable, wordTable } from "@/lib/constraints/word-table";

/** Outlines of a body seen from its left side, nose to the left, in a frame of 96 by 40 with the ground at 38. */
export interface BodyShape {
  /** Body without the parts behind the wheels, so that arches stay open. */
  body: string;
  /** Windows, doors and edges. */
  lines: string;
  /** Centres of front and rear wheel. */
  wheels: readonly [number, number];
}

const suv: BodyShape = {
  body: "M12.5 32.5H9C6.2 32.5 5 31 5 28.5V25C5 21.2 7 19.6 11 18.9L29 15.8L39.4 8.6C41 7.5 42.6 7 44.8 7H79C83.2 7 85.4 8.4 87.2 11.6L90.2 17.6C91 19.2 91.4 21 91.4 23V28.5C91.4 31 90.2 32.5 87.6 32.5H84.5M29.5 32.5H67.5",
  lines: "M32.4 16.4L40.8 10.6H54.5V16.4ZM58 10.6H79C81 10.6 82.2 11.3 83 12.8L84.8 16.4H58Z",
  wheels: [21, 76],
};

const sedan: BodyShape = {
  body: "M12 32.5H8C5.6 32.5 4.5 31.2 4.5 29V26.4C4.5 23.4 6 22 9.4 21.3L28.5 18.2L38.4 11.6C40.6 10.2 42.8 9.6 45.6 9.6H54.4C58.6 9.6 61.4 10.6 64.6 13L71 18.2L86 19.6C90 20 91.6 21.8 91.6 25.2V29C91.6 31.2 90.4 32.5 88 32.5H83.5M29 32.5H66.5",
  lines:
    "M32.6 18.6L40.2 13.6C41.6 12.8 43 12.6 45 12.6H49.6V18.6ZM52.8 12.6H54.6C57.6 12.6 59.6 13.4 61.8 15.2L66 18.6H52.8Z",
  wheels: [20.5, 75],
};

const hatchback: BodyShape = {
  body: "M14 32.5H10.5C8 32.5 7 31.2 7 29V25.8C7 22.6 8.6 21.2 12 20.4L29 17.4L39 10.6C41 9.2 43.2 8.6 46 8.6H62C66.6 8.6 69.6 9.8 73 12.4L83 20.2C86.2 22.6 87.6 24.8 87.6 28V29C87.6 31.2 86.4 32.5 84 32.5H81.5M31 32.5H64.5",
  lines:
    "M33 17.8L41 12.4C42.2 11.7 43.6 11.4 45.6 11.4H52V17.8ZM55.4 11.4H61.6C65 11.4 67.4 12.3 69.8 14.2L74 17.8H55.4Z",
  wheels: [22.5, 73],
};

const wagon: BodyShape = {
  body: "M12 32.5H8C5.6 32.5 4.5 31.2 4.5 29V26C4.5 23 6 21.6 9.4 20.9L29.5 17.8L40.2 11.2C42.2 10 44.2 9.5 47 9.5H78C82.4 9.5 85 10.6 87 13.6L90.2 18.6C91.2 20.4 91.6 22 91.6 24.2V29C91.6 31.2 90.4 32.5 88 32.5H84.5M29 32.5H67.5",
  lines:
    "M33.6 18.2L42 13.2C43.2 12.6 44.4 12.4 46.2 12.4H54.4V18.2ZM57.8 12.4H77.6C80 12.4 81.4 13 82.6 14.8L84.8 18.2H57.8Z",
  wheels: [20.5, 76],
};

const coupe: BodyShape = {
  body: "M12 32.5H7.6C5.4 32.5 4.4 31.2 4.4 29.2V27C4.4 24.4 5.8 23 8.8 22.2C16 20.2 23.4 19.2 30.2 18.6L41 13C45.4 10.9 49.4 10 54.4 10C60.6 10 65.2 11.5 70.2 14.4L78.6 19.2L86.8 20.8C90.2 21.5 91.6 23.4 91.6 26.6V29.2C91.6 31.2 90.4 32.5 88.2 32.5H84.5M29 32.5H67.5",
  lines: "M35.6 19L43.2 15.2C46.8 13.5 50 12.9 54 12.9C59.4 12.9 63.4 14.2 67.6 16.6L71.6 19Z",
  wheels: [20.5, 76],
};

const convertible: BodyShape = {
  body: "M12 32.5H7.6C5.4 32.5 4.4 31.2 4.4 29.2V26.8C4.4 24.2 5.8 22.8 8.8 22.1C16 20.4 23.4 19.6 30.2 19.2H64C72 19.2 79.6 19.6 86.4 21C90.2 21.8 91.6 23.6 91.6 26.6V29.2C91.6 31.2 90.4 32.5 88.2 32.5H84.5M29 32.5H67.5",
  lines:
    "M32.4 19.2L42.6 11.2M45 19.2V17C45 15.4 46 14.6 47.6 14.6C49.2 14.6 50.2 15.4 50.4 17L50.8 19.2M58 19.2V17C58 15.4 59 14.6 60.6 14.6C62.2 14.6 63.2 15.4 63.4 17L63.8 19.2M66.5 16.6C70.5 15.6 75.5 16.4 78.4 19.8",
  wheels: [20.5, 76],
};

const crewPickup: BodyShape = {
  body: "M12 32.5H8C5.6 32.5 4.6 31.2 4.6 29V24.4C4.6 21.4 5.8 20 8.8 19.5L25.6 17.2L32.6 10C34.2 8.4 35.8 7.6 38.2 7.6H57C59.4 7.6 60.8 9 60.8 11.2V17.6H91.4V29.6C91.4 31.6 90.4 32.5 88.4 32.5H85.5M29 32.5H68.5M60.8 17.6V32.5",
  lines:
    "M29.6 16.6L34.4 11.7C35.2 10.9 36 10.6 37.2 10.6H43V16.6ZM46.2 10.6H56C57 10.6 57.6 11.2 57.6 12.2V16.6H46.2Z",
  wheels: [20.5, 77],
};

const extendedPickup: BodyShape = {
  body: "M12 32.5H8C5.6 32.5 4.6 31.2 4.6 29V24.4C4.6 21.4 5.8 20 8.8 19.5L25.6 17.2L32.6 10C34.2 8.4 35.8 7.6 38.2 7.6H51.4C53.8 7.6 55.2 9 55.2 11.2V17.6H91.4V29.6C91.4 31.6 90.4 32.5 88.4 32.5H85.5M29 32.5H68.5M55.2 17.6V32.5",
  lines:
    "M29.6 16.6L34.4 11.7C35.2 10.9 36 10.6 37.2 10.6H44V16.6ZM47.2 10.6H50.6C51.6 10.6 52.2 11.2 52.2 12.2V16.6H47.2Z",
  wheels: [20.5, 77],
};

const regularPickup: BodyShape = {
  body: "M12 32.5H8C5.6 32.5 4.6 31.2 4.6 29V24.4C4.6 21.4 5.8 20 8.8 19.5L25.6 17.2L32.6 10C34.2 8.4 35.8 7.6 38.2 7.6H45.6C48 7.6 49.4 9 49.4 11.2V17.6H91.4V29.6C91.4 31.6 90.4 32.5 88.4 32.5H85.5M29 32.5H68.5M49.4 17.6V32.5",
  lines: "M29.6 16.6L34.4 11.7C35.2 10.9 36 10.6 37.2 10.6H44.8C45.8 10.6 46.4 11.2 46.4 12.2V16.6Z",
  wheels: [20.5, 77],
};

const minivan: BodyShape = {
  body: "M12.5 32.5H9C6.4 32.5 5 31 5 28.6V25C5 22.2 6 20.6 8.8 19.6L21.6 16.2L34 8.6C36.6 7 39.2 6.2 42.6 6.2H80C84.4 6.2 86.8 7.6 88.2 11L90.6 17.2C91.2 19 91.4 20.6 91.4 22.6V28.6C91.4 31 90 32.5 87.6 32.5H84.5M29.5 32.5H67.5",
  lines:
    "M26.4 16.6L36 10.8C37.8 9.8 39.6 9.4 41.8 9.4H46.6V16.6ZM50 9.4H65V16.6H50ZM68.4 9.4H80C82.6 9.4 84 10.2 84.8 12.2L86.4 16.6H68.4ZM50 20.4H65",
  wheels: [21, 76],
};

const van: BodyShape = {
  body: "M12.5 32.5H8.6C6.2 32.5 5 31.2 5 28.8V22.8C5 20.4 5.8 19 8 18L15.4 15L24.2 5.4C25.6 3.9 27 3.4 29 3.4H87C90 3.4 91.4 4.8 91.4 7.8V28.8C91.4 31.2 90.2 32.5 87.8 32.5H84.5M29.5 32.5H67.5",
  lines: "M19.4 15.4L26.4 7.8C27.2 7 28 6.6 29.2 6.6H38V15.4ZM42.4 3.4V32.5M46 20H52",
  wheels: [21, 76],
};

const twoDoorSuv: BodyShape = {
  body: "M15.5 32.5H12C9.4 32.5 8 31 8 28.5V23.6C8 20.8 9.4 19.4 12.6 18.9L31 16.6L38.2 8.8C39.4 7.5 40.8 7 42.6 7H79C82.4 7 84.2 8.2 85 11.4L86.6 18C87 19.6 87.2 21.2 87.2 23V28.5C87.2 31 86 32.5 83.4 32.5H81.5M32.5 32.5H64.5",
  lines:
    "M34.6 16.6L39.8 11C40.4 10.4 41 10.2 42 10.2H58V16.6ZM61.6 10.2H78.6C80.6 10.2 81.6 11 82 12.8L82.8 16.6H61.6ZM59.8 7V27",
  wheels: [24, 73],
};

/** Every body style of the catalogs; styles that look alike from the side share a drawing. */
const shapes: WordTable<BodyShape> = wordTable({
  Sedan: sedan,
  Coupe: coupe,
  Convertible: convertible,
  Wagon: wagon,
  "4dr SUV": suv,
  SUV: suv,
  "2dr SUV": twoDoorSuv,
  "Convertible SUV": twoDoorSuv,
  "4dr Hatchback": hatchback,
  "2dr Hatchback": hatchback,
  Hatchback: hatchback,
  "Crew Cab Pickup": crewPickup,
  Pickup: crewPickup,
  "Extended Cab Pickup": extendedPickup,
  "Regular Cab Pickup": regularPickup,
  "Passenger Minivan": minivan,
  "Cargo Minivan": minivan,
  Minivan: minivan,
  "Passenger Van": van,
  "Cargo Van": van,
  Van: van,
});

/** The drawing of a body style by its catalog name or its short name; a style we do not know looks like a sedan. */
export function bodyShape(style: string): BodyShape {
  const found = shapes[style];
  if (found) return found;
  const wanted = style.toLowerCase();
  const alike = Object.keys(shapes).find(
    (name) => name.toLowerCase() === wanted || wanted.includes(name.toLowerCase()),
  );
  return (alike ? shapes[alike] : undefined) ?? sedan;
}
