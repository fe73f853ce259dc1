import type { Random } from "@/lib/draw";
import type { PersonaKnowledge } from "./persona-knowledge";
import type { Profile } from "./profile";

export const shopperModes = ["verbatim", "paraphrase", "model"] as const;
export type ShopperMode = (typeof shopperModes)[number];

export interface ShopperCharacter {
  knowledge: PersonaKnowledge;
  mode: ShopperMode;
  profile: Profile;
  random: Random;
}
