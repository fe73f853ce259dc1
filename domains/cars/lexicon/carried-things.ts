const bulky =
  "(drums|drum kit|drum set|kick drum|amp|amps|upright bass|double bass|tuba|harp|instruments|pa|gear|band gear|equipment|tools|ladder|ladders|double stroller|scooter|mobility scooter|bike|bikes|bicycle|bicycles|mountain bikes|mountain bike|snowboard|snowboards|surfboard|surfboards|kayak|furniture|couch|sofa|mattress|queen mattress|boxes|packages|parcels|deliveries|tent|tents|camping gear|camping stuff|hockey gear|hockey bags|paintings|canvases|saddles|plywood|drywall|catering trays|stuff|crate|dog crate|crates|plants|washing machine|fridge)";
/** Any trunk of some size takes these. */
const handy =
  "(guitar|guitars|bass|cello|keyboard|keyboards|stroller|strollers|pram|buggy|walker|rollator|wheelchair|suitcase|suitcases|luggage|golf clubs|clubs|ski|skis|groceries|cooler|coolers|hockey bag|easel|sample cases)";
const whose =
  "[a|my|our|the|his|her|their|all my|all our|all the|two|2|three|3|some|big|large|several|a big|a large|my big]";
const fitting =
  "(fit|fits|fitting|carry|carries|carrying|haul|hauls|hauling|transport|transports|load|loading|bring|hold|holds|take|takes|swallow|swallows|lug|lugging|room for|space for|place for|spot for|put)";
const must = "(has to|have to|gotta|got to|need to|needs to|must|must to|should|can|will|would)";

const carrying = (things: string): string[] => [
  `${fitting} [in] ${whose} ${things}`,
  `${things} ${must} [all] (fit|go|ride|get) [in|inside|there|back|lie|lying]`,
  `${things} (in|into|inside|standing up in|lying in) [the|my|its] (back|trunk|boot|hatch|way back)`,
  `${things} inside`,
];

/** Cargo that shoppers name instead of cargo space. */
export const carriedThings: readonly string[] = [
  ...carrying(bulky),
  "(lots of|a lot of|loads of|tons of|plenty of|many) (packages|parcels|deliveries|boxes|tools|gear|stuff|instruments)",
  "plus [the|our|all the|all our] gear",
];

export const handyThings: readonly string[] = [
  ...carrying(handy),
  "(use|uses|using|needs|has|have|with|on) (a|the|her|his|my) (walker|rollator)",
  "(my|her|his) (walker|rollator)",
];

const dogs =
  "(dog|dogs|doggo|pup|puppy|lab|labs|labrador|labradors|retriever|retrievers|golden retriever|spaniel|spaniels|shepherd|german shepherd|husky|huskies|poodle|great dane|mastiff|collie|hound|beagle|corgi|terrier|pit bull|rottweiler|goldendoodle|labradoodle|doodle|newfoundland|saint bernard)";
const kind = "[big|large|old|older|small|huge|great big]";

/** Animals that ride along. */
export const ridingAnimals: readonly string[] = [
  `(carry|carries|haul|transport|fit|fits|take|takes|travel with|travels with|traveling with|travelling with|drive with|room for|space for|place for|bring|big enough for) [a|my|our|the|his|her|two|2|three|3|both|both my] ${kind} ${dogs}`,
  `(pound|lb|lbs|kilo|kg) ${dogs}`,
  `(two|2|three|3) ${kind} ${dogs}`,
  `(and|plus|with) (a|an|our|my|two|2|three|3|his|her) ${kind} ${dogs}`,
  `${dogs} ${must} [be able to] (ride|fit|go|sit|lie|come|travel|get in|jump in|hop in)`,
  `${dogs} (comes|come|goes|go|rides|ride|travels|travel) [everywhere|along|too] (with me|with us|along|in the back|in back|everywhere)`,
  `${dogs} (crate|crates|kennel|kennels|ramp)`,
  `${dogs} in (the back|back)`,
  `${dogs} (and|plus) (a|their|the|his|her) (crate|kennel)`,
  `[for] [an|my|the|our] ${kind} ${dogs} to (hop|jump|climb|get|ride|lie|sit|stretch)`,
];
