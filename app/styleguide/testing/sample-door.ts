import type { SearchDoor } from "@/components/chat/search/search-door";
import { likeness } from "@/lib/constraints";
import { bodyValues, critiques, loadProducts, mileageValues } from "./more-fixtures";

const done = async () => new Response();

export const sampleDoor: SearchDoor = {
  loadSlot: async (slot) => (slot === likeness.orders.mileage ? mileageValues : bodyValues),
  loadProducts,
  loadCritiques: async () => critiques,
  loadPlay: async () => ({ names: [], points: [] }),
  keepShortlist: done,
  share: async () => "https://leeway.example/s/sample",
  unshare: done,
  keepSaved: done,
};

export const sampleKept = { shortlist: [], shared: null, saved: false };
