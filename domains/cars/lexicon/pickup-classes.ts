import type { ValueWord } from "@/domains/slot";

const half = "f-150|f-150 lightning|silverado 1500|silverado ev|sierra 1500|1500|1500 classic|tundra|titan|titan xd";
const smaller = "tacoma|ranger|colorado|canyon|frontier|gladiator|ridgeline|maverick|santa cruz";
const threeQuarter = "f-250 super duty|silverado 2500hd|sierra 2500hd|2500";
const one = "f-350 super duty|silverado 3500hd|sierra 3500hd|3500";

const means = (...models: string[]) => new RegExp(`^(?:${models.join("|")})$`);
const loads = "of trailer trailers camper campers boat boats load loads payload".split(" ");
const pulling = "tow tows towing pull pulls pulling haul hauls hauling weigh weighs weighing carry carries about".split(
  " ",
);
const trucks = "truck trucks pickup pickups pick crew diesel 4x4 ford chevy chevrolet gmc ram".split(" ");
const closing = ["", ",", ".", "!", "?", "and", "or", "with", "for", "please", "only", "under", "that"];

/** The lines of a class, by the trade's names for what a truck could once carry. */
export const pickupClasses: readonly ValueWord[] = [
  {
    say: ["(half|1/2|heavy half) (ton|tonne)", "(half|1/2) tonner"],
    means: means(half),
    guard: { before: pulling, after: loads },
  },
  {
    say: ["(three quarter|three quarters|3/4) (ton|tonne)", "(three quarter|3/4) tonner"],
    means: means(threeQuarter),
    guard: { before: pulling, after: loads },
  },
  {
    say: ["(one|1) (ton|tonne)", "(one|1) tonner"],
    means: means(one),
    guard: { before: pulling, after: loads },
  },
  { say: ["heavy duty", "hd"], means: means(threeQuarter, one), guard: { next: trucks } },
  { say: ["(light|lighter) duty"], means: means(half, smaller), guard: { next: [...trucks, ...closing] } },
];
