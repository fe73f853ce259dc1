/**
 * How drawings look in a file: ink on paper, light or dark. The shades of misses differ in lightness, so that they stay
 * apart in print without colour.
 */
export const plotStyle = `
svg { color-scheme: inherit; } svg text { font: 12px system-ui, sans-serif; fill: light-dark(#1c1a17, #f1ede5); }
svg text.heading { font-weight: 600; } svg text.tick { fill: light-dark(#706a5f, #989083); }
svg .grid { stroke: light-dark(#e5e0d5, #2d2a26); }
svg line.relaxation { stroke: light-dark(#1c1a17, #f1ede5); stroke-width: 1.5; } svg circle.relaxation { fill: light-dark(#1c1a17, #f1ede5); }
svg line.car { stroke: light-dark(#0c5f7c, #74bdd6); stroke-width: 1.5; } svg rect.car { fill: light-dark(#fbf9f4, #171614); stroke: light-dark(#0c5f7c, #74bdd6); stroke-width: 1.5; }
svg .car-bar { fill: light-dark(#8c8578, #7c7568); }
svg rect.match { fill: light-dark(#0c5f7c, #74bdd6); } svg text.on-match { fill: light-dark(#fff, #171614); }
svg rect.target-missing { fill: light-dark(#7a2f0c, #7a3c18); } svg text.on-target-missing { fill: #fff; }
svg rect.target-misread { fill: light-dark(#b0430c, #b8622f); } svg text.on-target-misread { fill: #fff; }
svg rect.other-misread { fill: light-dark(#d98a5b, #d98a5b); } svg text.on-other-misread { fill: #1c1a17; }
svg rect.tie { fill: light-dark(#ecbf9f, #ecbf9f); } svg text.on-tie { fill: #1c1a17; }
svg rect.wrong-choice { fill: light-dark(#f8e4d5, #f8e4d5); stroke: #8c8578; stroke-width: .5; } svg text.on-wrong-choice { fill: #1c1a17; }`;
