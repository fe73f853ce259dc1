/** What somebody asks for this very one, in a catalog that is a dealer's stock. A photo is one that this server serves. */
export interface StockOffer {
  vin: string | null;
  color: string | null;
  photo: string | null;
  link: string | null;
}

export const offerFields = ["vin", "color", "photo", "link"] as const satisfies readonly (keyof StockOffer)[];

const folder = "/api/photos/";

/** Where this server serves a photo. */
export function photoAddress(name: string): string {
  return folder + name;
}

/** A photo that may be shown: one of this server's. Files that are read without being imported name others'. */
export function ownPhoto(photo: string | null | undefined): string | undefined {
  return photo?.startsWith(folder) ? photo : undefined;
}
