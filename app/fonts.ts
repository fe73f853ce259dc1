import localFont from "next/font/local";

/** Loads the upright with the page over a fallback of equal measures. */
const upright = localFont({
  src: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  weight: "400 700",
  style: "normal",
  display: "swap",
  variable: "--font-upright",
});
const italic = localFont({
  src: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2",
  weight: "400 700",
  style: "italic",
  display: "swap",
  preload: false,
  variable: "--font-italic",
});
const accented = localFont({
  src: [
    {
      path: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2",
      weight: "400 700",
      style: "normal",
    },
    {
      path: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-italic.woff2",
      weight: "400 700",
      style: "italic",
    },
  ],
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-accented",
});

export const fontClasses = `${upright.variable} ${italic.variable} ${accented.variable}`;
