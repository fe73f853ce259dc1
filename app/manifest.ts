import type { MetadataRoute } from "next";
import { chat } from "@/messages/chat";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Leeway",
    short_name: "Leeway",
    description: chat.description,
    start_url: "/",
    display: "minimal-ui",
    background_color: "#fbf9f4",
    theme_color: "#fbf9f4",
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
  };
}
