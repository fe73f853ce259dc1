import type { Use } from "@/domains/pack";

/** What people do with their car, by the words they say it in. */
export const uses: readonly Use[] = [
  {
    name: "family",
    who: "families",
    words:
      /\b(famil(?:y|ies)|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|twins|school runs?|strollers?|grand(?:kids|children|parents)|car ?seats?|boosters?)\b/i,
    suits: { style: /suv$|passenger minivan|wagon|sedan|4dr hatchback|passenger van/i },
  },
  {
    name: "commute",
    who: "commuters",
    words: /\b(commut\w*|(?:to|from) work|work and back|every day|daily|miles a day)\b/i,
  },
  { name: "snow", who: "people who drive in snow", words: /\b(snow\w*|winters?|icy|ice|blizzards?)\b/i },
  {
    name: "trips",
    who: "people on long trips",
    words: /\b(road ?trips?|(?:long|weekend) (?:trips?|drives?)|highway|vacations?|cross.country)\b/i,
  },
  {
    name: "haul",
    who: "people who haul and tow things",
    words: /\b(tow(?:s|ing)?|haul\w*|trailers?|boats?|campers?|lumber|tools)\b/i,
  },
  {
    name: "city",
    who: "city drivers",
    words: /\b(city|downtown|street parking|around town|(?:parallel )?park(?:ing)?)\b/i,
  },
  { name: "fun", who: "people who drive for fun", words: /\b(fun|sporty|thrill\w*|race|track)\b/i },
  { name: "first", who: "new drivers", words: /\b(first car|licen[sc]e|learner|new driver|student|college)\b/i },
  {
    name: "outdoors",
    who: "people who head outdoors",
    words: /\b(camp(?:ing)?|hik\w+|ski\w*|surf\w*|kayaks?|mountains?|dogs?|gravel|dirt roads?)\b/i,
  },
  {
    name: "ease",
    who: "people who want an easy step in",
    words:
      /\b(knees?|hips?|back pain|bad back|arthritis|walkers?|wheel ?chairs?|canes?|easy to get in|rollators?|ramps?|climb\w*|step up|too high|stoop|drop down)\b/i,
    suits: { style: /4dr suv|passenger minivan|wagon|hatchback|sedan/i },
  },
];
