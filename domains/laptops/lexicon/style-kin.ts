/** Styles that would do beside each, the closest first. */
export const styleKin: Readonly<Record<string, readonly string[]>> = {
  Ultraportable: ["Business", "2-in-1", "Everyday"],
  Everyday: ["Ultraportable", "2-in-1"],
  "2-in-1": ["Ultraportable", "Everyday"],
  Gaming: ["Workstation"],
  Business: ["Ultraportable", "Everyday"],
  Workstation: ["Gaming", "Business"],
  Chromebook: ["Everyday"],
};
