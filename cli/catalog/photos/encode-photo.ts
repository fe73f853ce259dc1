/** Pixels, twice the widest place. */
const longest = 1600;
/** A small file may unpack to gigabytes. */
const mostPixels = 50_000_000;
const openers = ["Jpeg", "Png", "Webp"].map((kind) => `VipsForeignLoad${kind}Buffer`);

/** Redraws a picture upright as a bounded WebP without metadata. `null` for broken files. */
export async function encodePhoto(bytes: Buffer): Promise<Buffer | null> {
  // Loaded on use, because most catalogs have no photos.
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: openers });
  try {
    const picture = sharp(bytes, { failOn: "error", limitInputPixels: mostPixels }).autoOrient();
    const small = picture.resize({ width: longest, height: longest, fit: "inside", withoutEnlargement: true });
    return await small.webp({ quality: 80 }).toBuffer();
  } catch {
    return null;
  }
}
