import type { Name } from "@/domains/cars";
import { carriedThings, handyThings, ridingAnimals } from "./carried-things";
import { type StandIn, standIns } from "./stand-ins";
import { unheldNeeds } from "./unheld-needs";

/** Wishes that no slot holds, or only as an open number. */
export interface FeatureWord {
  say: readonly string[];
  /** Too general to ask about. Only protects nearby words from misreading. */
  quiet?: boolean;
  name: string;
  /** Slots a loose word ("cheap") can mean. A wish on one of them answers it. */
  slots?: readonly Name[];
  ask?: true;
  standIns?: readonly StandIn[];
}

const good =
  "(good|great|decent|better|best|excellent|nice|high|solid|amazing|fantastic|reasonable|ok|okay|respectable|super|top|killer|awesome|maximum)";
const people = "(people|persons|passengers|adults|of us)";
const six = "(six|6|seven|7|eight|8|nine|9)";

/** A later slot holds some of these; see `SlotWords.answers`. */
export const features: readonly FeatureWord[] = [
  {
    name: "colors",
    say: [
      "(red|blue|black|white|silver|grey|gray|green|yellow|orange|brown|beige|purple|pink|maroon|burgundy|navy)",
      "(color|colour|colors|colours|paint)",
      "(bright|light|dark) (color|colour)",
    ],
  },
  {
    name: "the number of seats",
    say: [
      `${six} (seats|seat|seater|seaters)`,
      `${six} ${people}`,
      `(seat|seats|seating|seating for|room for|space for|fits|fit|hold|holds|carry|carries) ${six}`,
      `family of ${six}`,
      `[big|large] enough (for|to fit|to seat|to carry) ${six}`,
      "(third|3rd) row [seat|seats|seating]",
      "(three|3) rows [of seats]",
      "(four|4|five|5|six|6|seven|7) (kids|children)",
      "(fit|fits|seat|seats|carry|room for|space for) (us all|all of us|everyone|everybody|the whole family|the whole team)",
      "big family",
      "large family",
    ],
    standIns: standIns.manySeats,
  },
  {
    name: "the number of seats",
    say: [
      "(four|4|five|5) (seats|seat|seater|seaters)",
      `(four|4|five|5) ${people}`,
      "(seat|seats|seating|seating for|room for|space for|fits|fit|hold|holds|carry|carries) (four|4|five|5)",
      "family of (three|3|four|4|five|5)",
      "[big|large] enough (for|to fit|to seat|to carry) (three|3|four|4|five|5)",
      "(two|2|three|3) (kids|children|boys|girls)",
      "(car seat|car seats|child seat|child seats|baby seat|booster seats)",
      "(two|2|three|3) (car seats|child seats|booster seats)",
    ],
    standIns: standIns.fiveSeats,
  },
  {
    name: "the number of seats",
    say: ["(two|2) (seat|seats|seater|seaters)", "(two|2) passenger"],
    standIns: standIns.twoSeats,
  },
  {
    name: "equipment",
    say: [
      "heated (seats|seat)",
      "leather [seats|interior]",
      "(sunroof|moonroof|panoramic roof|sun roof|moon roof)",
      "(carplay|apple carplay|android auto)",
      "adaptive cruise",
      "blind spot (monitoring|monitor)",
      "(wifi|hotspot)",
      "(well|fully) (equipped|loaded|specced)",
      "fully loaded",
      "(spoiler|gullwing doors|scissor doors|tinted windows|running boards|ambient lighting|hud|dash cam)",
      "(latest|modern|new|good|all the) tech",
      "tech features",
      "bells and whistles",
    ],
  },
  {
    name: "the kind of engine beyond cylinders and power",
    say: [
      "(turbo|turbocharged|turbos|supercharged|supercharger|naturally aspirated|twin turbo|hemi|rotary|boxer engine)",
    ],
  },
  {
    name: "towing",
    say: [
      "(tow|tows|towing|pull|pulls|pulling) [a|my|our|the] [big|small|large] (boat|trailer|caravan|camper|horse trailer|horsebox|rv)",
      "(tow|towing)",
      "(haul|hauls|hauling) [a|my|our|the] [big|small|large|dump|utility|horse] (trailer|boat|camper)",
      "(tow|tows|towing|pull|pulls|pulling) [a|my|our|the|some] [big|small|large] (dump trailer|utility trailer|horses|horse trailer|horse trailers|jet ski|jet skis|boats|trailers|pop up|airstream|toy hauler)",
      "towing capacity",
    ],
    standIns: standIns.towing,
  },
  {
    name: "room for a family",
    say: [
      "family (car|vehicle|friendly|hauler|wagon|transport)",
      "for the family",
      "family",
      "(good|great|big enough|room|space|safe) for [the|a|my|our] (family|kids|children)",
      "(kid|child|baby) friendly",
      "(growing|young|new) family",
      "(new|first) baby",
      "baby on (the way|board)",
      "(have|having|expecting) [a|our|another|my] (baby|twins|toddler|toddlers|first baby)",
    ],
    standIns: standIns.family,
  },
  {
    name: "room for animals",
    say: [
      "(good|great|room|space|big enough|fit|fits) for [the|my|our|a|two|2|three|big|large] (dogs|dog|pets|pet|labrador|lab)",
      "(dog|pet) friendly",
      "for (my|the|our) (dogs|dog|pets)",
      "(fit|fits|carry|haul|transport) (my|our|the|a|two|2) [big|large] (dog|dogs|pets)",
      "(have|got) [a|two|2|three|big|large] [big|large] (dog|dogs)",
      ...ridingAnimals,
    ],
    standIns: standIns.roomy,
  },
  {
    name: "cargo room",
    say: [
      "(cargo|trunk|boot|luggage|storage|loading) (space|room|capacity|area)",
      "(big|large|huge|decent|good|roomy) (trunk|boot|cargo area)",
      "(lots of|plenty of|enough|more|good|tons of|loads of|a lot of) [cargo|trunk|boot|leg|head|storage|interior] (space|room|storage|legroom|headroom)",
      "(storage|cargo)",
      "(roomy|spacious) [interior|inside|cabin]",
      "room for (luggage|stuff|gear|groceries|bikes|a stroller|a bike|golf clubs|skis)",
      "(haul|hauling) [stuff|things]",
      "(place|room|space) for [the|our|my|all the|all our|all my] (luggage|suitcases|stuff|bags)",
      "trunk (that|which) (takes|holds|fits|swallows)",
      ...carriedThings,
    ],
    standIns: standIns.roomy,
  },
  { name: "cargo room", say: handyThings, standIns: standIns.trunk },
  {
    name: "headroom",
    say: [
      "(headroom|head room|head space)",
      "(im|i am|hes|he is|am|really|very|too|quite|pretty) tall",
      "tall (driver|family|guy|man|husband|person|people|son|wife)",
      "(my|our) (head|heads) (hit|hits|touch|touches|rubs) [the]",
      "over six foot",
    ],
    standIns: standIns.tall,
  },
  {
    name: "driving in snow",
    say: [
      "(good|great|ok|okay|safe|capable|reliable|handles well|handle|handles|decent|confident) (in|for) [the|deep|heavy] (snow|winter|winters|ice|icy roads|bad weather|mountains)",
      "(handle|handles) [the|deep|heavy] (snow|winter|winters|ice)",
      "(lots of|a lot of|heavy|deep|tons of) snow",
      "(snowy|icy) (roads|winters|area|region|conditions|hills)",
      "for [the] (snow|winter|winters|mountains)",
      "in [the] (snow|winter|ice)",
      "winter (car|driving|ready)",
      "ski (trips|trip)",
      "live in [the] (mountains|snow belt|alaska|minnesota|vermont|maine|colorado)",
    ],
    standIns: standIns.snow,
  },
  {
    name: "driving off the road",
    say: [
      "(off road|offroad|off roading|offroading|off roader|offroader|trail|trails|rock crawling|overlanding)",
      "(dirt|gravel|rough|muddy|rutted|washboard|unpaved|forest|logging|bad|broken|bumpy) (road|roads|track|tracks|lane|driveway|street|streets|trails)",
      "(road|roads|street|streets|driveway) [there] (is|are) [very|so|really|too|all] (bad|terrible|rough|broken|gravel|dirt|rutted|unpaved|full of holes)",
      "(live|lives|living) [way] [out] on [a|the] (gravel|dirt)",
      "(farm|ranch|job site|worksite|work truck)",
      "[ground|enough|good|more] clearance",
      "high (from|off|above) the (floor|ground|road)",
      "(through|in|into|across) [the|deep] (mud|fields|mud and fields|pasture|pastures)",
      "(potholes|ruts|rutted|creek crossing|creek crossings)",
    ],
    standIns: standIns.rough,
  },
  {
    name: "camping and the outdoors",
    say: [
      "(for|good for|great for|go|goes) camping",
      "(camping|outdoorsy|adventure|adventures|outdoors|hiking) [trips|car|vehicle]",
      "(sleep|sleeping|live) in (it|the car|the back|the van|the bed)",
    ],
    standIns: standIns.outdoors,
  },
  {
    name: "how easily it parks",
    say: [
      "(easy|easier|simple) to (park|parallel park)",
      "(tight|small|narrow) (parking|parking spots|parking spaces|garage|streets|driveway)",
      "(good|great|nice|perfect|fine) [car] (for|in) [the|a] (city|town)",
      "city (car|runabout|runaround|use|life|living)",
      "(parking|park) in the city",
      "(around|about) town car",
      "(runabout|runaround)",
      "(fit|fits|fitting|squeeze|get) [it] (in|into|inside) (my|our|the|a) [tiny|small|little|tight|narrow|one car|single] (garage|carport|parking spot|parking space|driveway)",
    ],
    standIns: standIns.small,
  },
  {
    name: "what suits a new driver",
    say: [
      "[a] first car (for|of) (my|our) (daughter|son|kid|child|teen|teenager|boy|girl)",
      "(new|teen|teenage|young|learner|inexperienced|novice|student) (driver|drivers)",
      "(my|our) (teen|teenager|teenage son|teenage daughter)",
      "(learning|learn|learns) to drive",
      "(got|get|gets|getting|has|have|with|earned|holds) (his|her|their|my|a|the) [first|new|brand new] [drivers|driving|learners|learner] (license|licence|permit)",
      "(his|her|their|my|a) (learners|learner|provisional) (license|licence|permit)",
      "(new|fresh) (license|licence)",
      "(starter|college|students|student) car",
      "first car",
    ],
    standIns: standIns.starter,
  },
  {
    name: "how high one sits",
    say: [
      "(sit|sits|sitting|seat|seating) (high|higher|up high) [up]",
      "(high|higher|raised|commanding) (seat|seating|seating position|driving position|view|view of the road)",
    ],
    standIns: standIns.highSeat,
  },
  {
    name: "how easily you get in",
    say: [
      "(easy|easier|easiest|simple|not hard|hard|difficult|not difficult) to (get|climb|step|slide) (in|into|in and out of|out of|in and out|up into)",
      "(easy|easier) (entry|access|in and out|getting in|to enter|to board)",
      "(easy|easier) (for|on) [an|a|my|the|our|his|her] [old|elderly|older|bad|sick] (mom|mother|dad|father|parents|grandma|grandmother|grandpa|lady|knees|hips|hip|knee)",
      "(high|tall|big|steep) step [up|in]",
      "step [in] is [too|very] high",
      "(low|lower) (step|step in|entry)",
      "(climb|climbing|clamber|clambering|hoist|haul) [myself|themselves|herself|himself] [up] (into|in and out|in or out|up into|up in|out of)",
      "(cant|cannot|no|not|dont want to|hard to|without|trouble|need not|neednt|to) [have to] (climb|climbing) [up] in",
      "[have|has|with|a|got] bad (knees|knee|hips|hip)",
      "(knees|knee|hips|hip) (is|are) (bad|shot|gone|weak|sore)",
      "(arthritis|hip replacement|knee replacement)",
    ],
    standIns: standIns.stepIn,
  },
  {
    name: "wheelchair access",
    say: [
      "(wheelchair|handicap|handicapped|disability|mobility) (access|accessible|accessibility|friendly|ramp|van|adapted)",
      "(handicap|handicapped|disabled) accessible [van]",
      "(use|uses|using|in|has|with|push) (a|the|my|his|her|an electric) (wheelchair|wheel chair|powerchair|power chair)",
      "[the] (chair of wheels|power wheelchair|electric wheelchair)",
      "(a|with|has|needs) ramp",
    ],
    standIns: standIns.accessible,
  },
  {
    name: "where a car stands or who sells it",
    say: [
      "(near|close to|around) (me|us|here|my home|home)",
      "(nearby|in my area|in my state|local dealer|local dealers|dealership|dealerships|dealer near me)",
      "(in stock|available now|available today|test drive|home delivery|delivered|delivery (to|time|date))",
      "within (number|10|20|25|30|50|100) miles of (me|us|here|home)",
    ],
  },
  {
    name: "fun",
    say: [
      "(fun|exciting|thrilling|thrill|thrills|zippy|peppy|engaging|nimble) [to drive|car|ride|drive|factor]",
      "(drivers|driver) car",
      "(midlife crisis|mid life crisis)",
      "handles (well|like a dream|great)",
      "good handling",
    ],
    standIns: standIns.fun,
  },
  {
    name: "crash safety",
    say: [
      "(safe|safety|safest|safer) [rating|ratings|features|record|car|vehicle]",
      "(crash|crash test) (rating|ratings|safety)",
      "airbags",
      "five star safety",
    ],
  },
  {
    name: "reliability",
    say: [
      "(reliable|reliability|dependable|dependability|bulletproof|long lasting|trustworthy|solid and reliable)",
      "(wont|doesnt|does not|never|will not|not) (break down|breakdown|fall apart|die on me|let me down)",
      "(last|lasts) (forever|a long time|for years|long|200k)",
      "hold up well",
    ],
  },
  {
    name: "comfort",
    say: [
      "(comfortable|comfy|comfort|plush|cushy) [seats|ride|car]",
      "(smooth|soft|nice|comfortable) (ride|cabin|interior)",
      "(bad back|back pain|sciatica)",
    ],
    standIns: standIns.comfort,
  },
  {
    name: "miles on the clock",
    say: [
      "(low|lower|fewer|less|not many|few) (miles|mileage|kms)",
      "(odometer|miles on it|miles on the clock)",
      "under (50|60|80|100) thousand miles",
      "not too many miles",
    ],
    standIns: standIns.fewMiles,
  },
  {
    name: "electric range",
    say: [
      "(range anxiety|electric range|good range|long range|decent range|battery range|fast charging|charging|driving range|battery life)",
      "[the] (range|battery) (doesnt|does not|isnt|is not|isnt really) [really] (matter|important|a concern|an issue|a worry|a problem)",
    ],
    standIns: standIns.farOnACharge,
  },
  { name: "kinds of automatic", say: ["(cvt|cvts|torque converter)"] },
  {
    name: "looks",
    say: [
      "(good|nice|cool|great|mean|aggressive) looking",
      "(beautiful|stylish|sexy|sleek|gorgeous|attractive|ugly)",
      "looks (good|great|cool|nice|mean)",
      "(head turner|turns heads|eye catching)",
      "(cute|classy|elegant|flashy|handsome|quirky|charming|badass|posh) [looking]",
      "(cool|pretty|unique|boring|special) (car|ride|one|vehicle)",
      "something (cute|cool|classy|elegant|flashy|pretty|quirky|unique|different|special|with character|with style|that stands out)",
      "(not|nothing|isnt|less) [too|so] (boring|ugly|bland)",
      "looks (cute|pretty|classy|expensive|sharp|sporty|tough|rugged|modern)",
      "(impress|impresses|show off|wow) [my|the|our] [clients|friends|neighbors|neighbours|people|boss|date|girlfriend|boyfriend|wife|husband]",
    ],
  },
  {
    name: "running costs",
    say: [
      "(maintenance|servicing|road tax)",
      "cheap to (maintain|fix|repair|own|service)",
      "(cost|costs|expensive) to (run|maintain|own|fix|service|keep)",
      "(low|cheap|lower) (maintenance|ownership|repair|tax) [costs|cost|bills]",
    ],
  },
  {
    name: "payments",
    say: [
      "(finance|financing|financed|lease|leasing|leased|down payment|apr|interest rate|bad credit|credit score|trade in value|monthly payment|monthly payments|per month|pcp)",
    ],
  },
  {
    name: "acceleration",
    say: ["(0 60|0 to 60|zero to sixty|zero to 60|0 100|top speed|acceleration|quarter mile)"],
    standIns: standIns.power,
  },
  {
    name: "emissions",
    say: [
      "(eco friendly|environmentally friendly|green car|low emissions|low emission|good for the environment|better for the environment|climate friendly)",
    ],
    standIns: standIns.clean,
  },
  {
    name: "price",
    slots: ["msrp"],
    ask: true,
    say: [
      "[as] (cheap|cheaper|cheapest|affordable|inexpensive|budget friendly|low cost|low priced|reasonably priced|bargain|economy car|beater|thrifty) [as possible|as i can get|as you have|and cheerful]",
      "(not|nothing|isnt|wont be) [too|very|that|super|crazy|overly|so|all that] (expensive|pricey|costly|dear)",
      "too (expensive|pricey|costly|dear|steep|rich for me)",
      "(cant|cannot|dont want to|couldnt) afford (much|a lot)",
      "(out of|over|beyond) my (budget|price range)",
      "less (expensive|pricey|money)",
      "as (little|low) as (possible|i can|you can)",
      "(low|lowest|tight|small|limited|modest|shoestring|student|reasonable|good|fair|best|better) (price|budget)",
      "on a (budget|tight budget|shoestring)",
      "(wont|doesnt|does not|will not|not) break the bank",
      "(good|great|best) value [for money|for the money]",
      "(bang for the buck|bang for my buck|value for money)",
      "(dont|do not) have (much|a lot of|lots of) money",
      "(im|i am) (broke|poor|skint)",
      "save money",
      "(dont|do not) want to spend (a lot|much|too much|a fortune)",
    ],
    standIns: standIns.cheap,
  },
  {
    name: "mileage",
    slots: ["highwayMpg", "cityMpg"],
    ask: true,
    say: [
      `[a|really|pretty|very] ${good} [on] [gas|fuel|petrol] (mileage|milage|mpg|mpgs|economy|efficiency|consumption)`,
      `${good} miles per gallon`,
      `(good|great|easy|light|better|best|decent|cheap|frugal|not bad) on (gas|fuel|petrol|diesel)`,
      "(economical|efficient|fuel efficient|gas efficient|frugal|fuel saving|gas saver|gas sipper|fuel sipper)",
      "(cheap|cheaper|cheapest|inexpensive) to (run|drive|fuel|fill up)",
      "(low|lower|cheap) (running costs|fuel costs|gas bill|gas bills|fuel bills|fuel consumption|running cost|gas costs)",
      "(doesnt|does not|wont|dont|not) [want to] (guzzle|drink|burn|waste|use|eat|spend) [a lot of|much|too much|tons of|so much|a lot on|a fortune on|loads of] (gas|fuel|petrol)",
      "(no|not|isnt|not be) [a|too|very|that|so] (gas guzzler|gas guzzlers|guzzler|guzzlers|gas hog|gas hogs|thirsty)",
      "(sips|sip|saves|save|saving) [on] [me|us] (gas|fuel|petrol|gasoline)",
      "(low|lower|little|less|minimal) (gas|fuel|petrol|gasoline) [use|usage|consumption|cost|costs]",
      "(gas|fuel|petrol|gasoline) [really|sure|also] (matters|matter|counts|is important|is key)",
      "(gas|fuel|petrol|gasoline) (is|are|has become|has gotten|gets) [so|too|really|very|pretty|quite|insanely|just|way too|also] (expensive|pricey|dear|costly|high)",
      "(spend|spends|use|uses|consume|consumes|drink|drinks|burn|burns|take|takes) [very|only|just|a] (little|less|few|low) (gas|gasoline|fuel|petrol)",
      "(not|dont|doesnt|does not|no) (spend|spends|use|consume|consumes|burn|drink|eat) [too|so] (much|many) (gas|gasoline|fuel|petrol)",
      "(good|great|decent|excellent) [gas|fuel] (saver|range on a tank)",
      "[dont|not|never|hate|less|tired] [want|like|of] [to] [be|being|stopping|time] [always|constantly|forever] (at|from) the (pump|pumps|gas station|gas pump|filling station|petrol station)",
      "(fill|filling) (up|it up|the tank) (all the time|every|so often|constantly|less|twice|weekly|too often|as often)",
    ],
    standIns: standIns.mileage,
  },
  {
    name: "highway mileage",
    slots: ["highwayMpg"],
    ask: true,
    say: [
      `${good} (highway|hwy|freeway|motorway) [gas|fuel] (mileage|mpg|economy|efficiency)`,
      `${good} [gas|fuel] (mileage|mpg|economy) on the (highway|freeway|motorway)`,
      "(good|great|nice|comfortable|fine) (on the (highway|freeway|motorway)|for road trips|for long trips|for long drives|on road trips)",
      "(good|great) on the (highway|freeway|motorway)",
      "(long commute|commuter|commuter car|commuting|daily commute|my commute|to commute|road trips|road trip|long drives|long trips|long distance)",
      "lots of (highway|freeway|motorway) (miles|driving)",
      "(drive|commute|driving) [a lot|a lot of|lots of] (highway|freeway|motorway) [miles]",
      "(drive|do|put) a lot of miles",
      "drive a lot",
    ],
    standIns: standIns.highwayMileage,
  },
  {
    name: "city mileage",
    slots: ["cityMpg"],
    ask: true,
    say: [
      `${good} (city|town|urban) [gas|fuel] (mileage|mpg|economy|efficiency)`,
      `${good} [gas|fuel] (mileage|mpg|economy) in (town|the city)`,
      "(stop and go|city driving|mostly city|city commute|town driving|mostly town)",
    ],
    standIns: standIns.cityMileage,
  },
  {
    name: "power",
    slots: ["horsepower"],
    ask: true,
    say: [
      "(fast|faster|fastest|quick|quicker|quickest|speedy|rapid|powerful|very powerful)",
      "(lots of|plenty of|a lot of|more|enough|decent|good|serious|tons of|big) (power|horsepower|grunt|torque|oomph|speed)",
      "(most|more|really|very|super) (powerful|fast)",
      "(strong|big|powerful|beefy|muscular) (engine|motor)",
      "(muscle car|muscle)",
      "(gets|get) up and go",
      "(not|isnt|wont be|nothing) [too] (slow|sluggish|gutless|underpowered)",
      "(some|a bit of) (power|punch|poke|pep|oomph|zip)",
      "(go|goes) fast",
    ],
    standIns: standIns.power,
  },
  {
    name: "age",
    slots: ["year"],
    ask: true,
    say: [
      "(newish|newer|fairly new|pretty new|quite new|relatively new|nearly new|almost new|reasonably new|somewhat new|late model|latest|recent|more recent|modern|newest)",
      "(fairly|pretty|quite|relatively|reasonably|somewhat) (recent|modern)",
      "(not|nothing|isnt|not be|no) [too|very|that|super|really] (old|ancient|dated)",
      "(no|not a) (old|ancient) (bangers|banger|clunker|junk|cars|car)",
      "not (an|a) old (car|one|banger|clunker)",
      "(new|latest) model",
    ],
    standIns: standIns.recent,
  },
  {
    name: "power",
    slots: ["horsepower"],
    ask: true,
    say: [
      "(not|nothing|isnt|never|dont want it) [too|very|that|super|so] (fast|quick|powerful|speedy) for (him|her|them|a teen|a teenager|my son|my daughter|a kid|a beginner)",
      "(not|nothing|isnt) too (fast|quick|powerful)",
    ],
    standIns: standIns.tame,
  },
  {
    name: "age",
    slots: ["year"],
    ask: true,
    say: [
      "(brand new|factory new|straight from the dealer|straight off the lot|zero miles|current model year|this years model)",
    ],
    standIns: standIns.fresh,
  },
  {
    name: "newness",
    quiet: true,
    say: [
      "(used|new|second hand|secondhand|pre owned|preowned|certified) (car|one|vehicle)",
      "(quick|small) question",
      "(second hand|secondhand|pre owned|preowned)",
      "a new (car|vehicle|ride|truck|suv|one)",
      "newer than",
      "or newer",
      "and newer",
      "(need|want|have) it (fast|quick|quickly)",
      "clean up",
      "as (fast|quick|quickly) as",
      "my first car",
      "(whichever|whichevers|whatever|whatevers) [is] (cheaper|cheapest|newer|better|faster|best)",
      "(whichever|whatever) (gets|has|offers|comes with) [the] (better|best|more|most|lower|lowest|higher|highest) [gas|fuel] [mileage|mpg|economy|power|price]",
      "range (is|matters) [really|very|super|pretty] (critical|important|key|essential|a must|everything|most)",
    ],
  },
  {
    name: "indifference",
    quiet: true,
    say: [
      "(nothing|not|isnt|never) [too|very|that|super|crazy|all that|so] (fast|quick|powerful|sporty)",
      "(doesnt|does not|dont|do not|needs not|no need to|neednt) (have|need|to be|need to be|have to be) [to] [be] [a|an|the] (fancy|perfect|pretty|fast|quick|powerful|luxurious|huge|super new|sporty|cheap|cheapest|fastest|newest|latest|flashy|gorgeous|modern|super fast|all that fast|expensive|a rocket)",
    ],
  },
  ...Object.entries(unheldNeeds).map(([name, say]) => ({ name, say })),
];
