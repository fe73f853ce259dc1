import sharp from "sharp";

/** Hides "secret" in the metadata. */
export function photoFile(type: "jpeg" | "png" | "webp", { width = 40, height = 20 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#a03020" } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: "secret owner" }, IFD3: { GPSAreaInformation: "secret place" } })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>secret</x:xmpmeta>")
    .withIccProfile("p3")
    .toFormat(type)
    .toBuffer();
}
