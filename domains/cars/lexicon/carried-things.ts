const things =
  "(drums|drum kit|drum set|kick drum|amp|amps|guitar|guitars|bass|upright bass|double bass|cello|keyboard|keyboards|tuba|harp|instruments|pa|gear|band gear|equipment|tools|ladder|ladders|stroller|strollers|double stroller|pram|buggy|walker|rollator|scooter|mobility scooter|wheelchair|suitcase|suitcases|luggage|golf clubs|clubs|bike|bikes|bicycle|bicycles|mountain bikes|mountain bike|ski|skis|snowboard|snowboards|surfboard|surfboards|kayak|furniture|couch|sofa|mattress|queen mattress|boxes|groceries|cooler|coolers|tent|tents|camping gear|camping stuff|hockey bag|hockey bags|hockey gear|easel|paintings|canvases|saddles|plywood|drywall|catering trays|sample cases|stuff|crate|dog crate|crates|plants|washing machine|fridge)";
const whose =
  "[a|my|our|the|his|her|their|all my|all our|all the|two|2|three|3|some|big|large|several|a big|a large|my big]";
const fitting =
  "(fit|fits|fitting|carry|carries|carrying|haul|hauls|hauling|transport|transports|load|loading|bring|hold|holds|take|takes|swallow|swallows|lug|lugging|room for|space for|place for|spot for|put)";
const must = "(has to|have to|gotta|got to|need to|needs to|must|must to|should|can|will|would)";

/** Cargo that shoppers name instead of cargo space. */
export const carriedThings: readonly string[] = [
  `${fitting} [in] ${whose} ${things}`,
  `${things} ${must} [all] (fit|go|ride|get) [in|inside|there|back|lie|lying]`,
  `${things} (in|into|inside|standing up in|lying in) [the|my|its] (back|trunk|boot|hatch|way back)`,
  `${things} inside`,
  "(use|uses|using|needs|has|have|with|on) (a|the|her|his|my) (walker|rollator)",
  "(my|her|his) (walker|rollator)",
  "plus [the|our|all the|all our] gear",
];

const dogs =
  "(dog|dogs|doggo|pup|puppy|lab|labs|labrador|labradors|retriever|retrievers|golden retriever|spaniel|spaniels|shepherd|german shepherd|husky|huskies|poodle|great dane|mastiff|collie|hound|beagle|corgi|terrier|pit bull|rottweiler|goldendoodle|labradoodle|doodle|newfoundland|saint bernard)";
const kind = "[big|large|old|older|small|huge|great big]";

/** Animals that ride along. */
export const ridingAnimals: readonly string[] = [
  `(carry|carries|haul|transport|fit|fits|take|takes|travel with|travels with|traveling with|travelling with|drive with|room for|space for|place for|bring|big enough for) [a|my|our|the|his|her|two|2|three|3|both|both my] ${kind} ${dogs}`,
  `(pound|lb|lbs|kilo|kg) ${dogs}`,
  `${dogs} ${must} [be able to] (ride|fit|go|sit|lie|come|travel|get in|jump in|hop in)`,
  `${dogs} (comes|come|goes|go|rides|ride|travels|travel) [everywhere|along|too] (with me|with us|along|in the back|in back|everywhere)`,
  `${dogs} (crate|crates|kennel|kennels|ramp)`,
  `${dogs} in (the back|back)`,
  `${dogs} (and|plus) (a|their|the|his|her) (crate|kennel)`,
  `[for] [an|my|the|our] ${kind} ${dogs} to (hop|jump|climb|get|ride|lie|sit|stretch)`,
];
