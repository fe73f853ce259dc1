import type { MetadataRoute } from "next";

/** How the site stands on a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Leeway",
    short_name: "Leeway",
    description: "Say what you want in a car. If no car has it all, Leeway tells you what it gave up, and why.",
    start_url: "/",
    display: "minimal-ui",
    background_color: "#fbf9f4",
    theme_color: "#fbf9f4",
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
  };
}
