/** Colors by meaning. Misses differ in lightness for print without color. */
const colours = {
  ink: "light-dark(#1c1a17, #f1ede5)",
  soft: "light-dark(#706a5f, #989083)",
  grid: "light-dark(#e5e0d5, #2d2a26)",
  paper: "light-dark(#fbf9f4, #171614)",
  bar: "light-dark(#8c8578, #7c7568)",
  car: "light-dark(#0c5f7c, #74bdd6)",
  match: "light-dark(#0c5f7c, #74bdd6)",
  "on-match": "light-dark(#ffffff, #171614)",
  "target-missing": "light-dark(#7a2f0c, #7a3c18)",
  "on-target-missing": "#ffffff",
  "target-misread": "light-dark(#b0430c, #b8622f)",
  "on-target-misread": "#ffffff",
  "other-misread": "#d98a5b",
  "on-other-misread": "#1c1a17",
  tie: "#ecbf9f",
  "on-tie": "#1c1a17",
  "wrong-choice": "#f8e4d5",
  "on-wrong-choice": "#1c1a17",
} as const;

export type ChartColour = keyof typeof colours;

export function colour(name: ChartColour): string {
  return `var(--chart-${name})`;
}

/** For lines that only names tell apart. They contrast with light and dark pages. */
export const lineColours = [
  ...["#b4551d", "#2f6f8f", "#6b7f2a", "#7a4a86", "#7c7c7c"],
  ...["#b08a1e", "#1f8a70", "#a03a5c", "#4a5fb0", "#9a9a9a"],
] as const;

/** An attribute, because pages refuse style elements they didn't write. */
export const chartStyle = [
  ...Object.entries(colours).map(([name, value]) => `--chart-${name}:${value}`),
  ...["color:var(--chart-ink)", "background:var(--chart-paper)", "font:12px system-ui,sans-serif", "white-space:pre"],
].join(";");
