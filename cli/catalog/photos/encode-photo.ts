/** No side of a picture is longer, in pixels: twice what the widest place shows. */
const longest = 1600;
/** More pixels aren't opened: a small file may unpack to gigabytes. */
const mostPixels = 50_000_000;
const openers = ["Jpeg", "Png", "Webp"].map((kind) => `VipsForeignLoad${kind}Buffer`);

/**
 * A JPEG, PNG or WebP drawn once more, upright, as a WebP of bounded size: nothing of the file but the picture is left.
 * `null` for what can't be opened to its end, whatever it is called.
 */
export async function encodePhoto(bytes: Buffer): Promise<Buffer | null> {
  // Opened at the first photo, so that catalogs without one need no picture library.
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
