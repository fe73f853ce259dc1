export const offerFields = ["vin", "color", "photo", "link"] as const;
/** One product in a dealer's stock. This server hosts the photo. */
export type StockOffer = Record<(typeof offerFields)[number], string | null>;

const folder = "/api/photos/";

export function photoAddress(name: string): string {
  return folder + name;
}

/** Files read without an import may name photos elsewhere. */
export function ownPhoto(photo: string | null | undefined): string | undefined {
  return photo?.startsWith(folder) ? photo : undefined;
}
