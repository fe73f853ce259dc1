/** Styles that would do beside each, the closest first. */
export const styleKin: Readonly<Record<string, readonly string[]>> = {
  "4dr SUV": ["Wagon", "4dr Hatchback"],
  "2dr SUV": ["4dr SUV", "Convertible SUV"],
  "Convertible SUV": ["2dr SUV", "4dr SUV"],
  Wagon: ["4dr SUV", "4dr Hatchback"],
  "4dr Hatchback": ["Wagon", "4dr SUV", "2dr Hatchback"],
  "2dr Hatchback": ["4dr Hatchback", "Coupe"],
  Sedan: ["4dr Hatchback", "Wagon"],
  Coupe: ["Convertible", "2dr Hatchback"],
  Convertible: ["Coupe", "Convertible SUV"],
  "Crew Cab Pickup": ["Extended Cab Pickup"],
  "Extended Cab Pickup": ["Crew Cab Pickup", "Regular Cab Pickup"],
  "Regular Cab Pickup": ["Extended Cab Pickup"],
  "Passenger Minivan": ["4dr SUV", "Passenger Van"],
  "Cargo Minivan": ["Cargo Van"],
  "Passenger Van": ["Passenger Minivan"],
  "Cargo Van": ["Cargo Minivan"],
};
