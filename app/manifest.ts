import type { MetadataRoute } from "next";
import { door } from "@/messages/door";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Leeway",
    short_name: "Leeway",
    description: door.description,
    start_url: "/",
    display: "minimal-ui",
    background_color: "#fbf9f4",
    theme_color: "#fbf9f4",
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
  };
}
