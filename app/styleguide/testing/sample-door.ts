import type { SearchDoor } from "@/components/chat/search/search-door";
import { likeness } from "@/lib/constraints";
import { bodyValues, critiques, loadCars, mileageValues } from "./more-fixtures";

export const sampleDoor: SearchDoor = {
  loadSlot: async (slot) => (slot === likeness.orders.mileage ? mileageValues : bodyValues),
  loadCars,
  loadCritiques: async () => critiques,
  loadPlay: async () => ({ names: [], points: [] }),
  keepShortlist: async () => undefined,
  share: async () => "https://leeway.example/s/sample",
  unshare: async () => undefined,
  keepSaved: async () => undefined,
};

export const sampleKept = { shortlist: [], shared: null, saved: false };
