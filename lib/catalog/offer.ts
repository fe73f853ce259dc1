/** One car in a dealer's stock. This server hosts the photo. */
export interface StockOffer {
  vin: string | null;
  color: string | null;
  photo: string | null;
  link: string | null;
}

export const offerFields = ["vin", "color", "photo", "link"] as const satisfies readonly (keyof StockOffer)[];

const folder = "/api/photos/";

export function photoAddress(name: string): string {
  return folder + name;
}

/** Files read without an import may name photos elsewhere. */
export function ownPhoto(photo: string | null | undefined): string | undefined {
  return photo?.startsWith(folder) ? photo : undefined;
}
