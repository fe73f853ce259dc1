/** In pixels, twice the widest place. */
const longest = 1600;
/** A small file may unpack to gigabytes. */
const mostPixels = 50_000_000;
const openers = ["Jpeg", "Png", "Webp"].map((kind) => `VipsForeignLoad${kind}Buffer`);

/** Redraws a JPEG, PNG or WebP upright as a WebP of bounded size, without its metadata. `null` for broken files. */
export async function encodePhoto(bytes: Buffer): Promise<Buffer | null> {
  // Loads with the first photo, because most catalogs have none.
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
