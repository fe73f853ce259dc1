export { voicesOfSlots, wordsOfSlots } from "./cars/words";
