import type { Name, NumericName } from "@/domains/laptops";
import type * as pack from "@/domains/pack";
import { standIns } from "./stand-ins";
import { unheldNeeds } from "./unheld-needs";

export type FeatureWord = pack.FeatureWordOf<Name, NumericName>;

const good =
  "(good|great|decent|better|best|excellent|nice|solid|amazing|fantastic|reasonable|ok|okay|respectable|super|top|killer|awesome|serious)";
const somebody =
  "(my|our|the|a|his|her) [old|elderly|little|young|youngest|oldest|teenage|teen|high school|middle school|college] (kid|kids|son|daughter|child|children|boy|girl|grandson|granddaughter|grandkids|nephew|niece|brother|sister|teen|teenager)";
const elder =
  "(my|our|the|his|her) [old|elderly|aging] (mom|mum|mother|dad|father|parents|grandma|grandpa|grandmother|grandfather|grandparents|aunt|uncle)";
const heavyGames =
  "(cyberpunk|starfield|elden ring|call of duty|warzone|gta|baldurs gate|flight simulator|hogwarts legacy|red dead|aaa games|triple a games|modern games|new games|demanding games|latest games|heavy games)";
const lightGames =
  "(minecraft|roblox|the sims|sims|fortnite|valorant|league|league of legends|stardew|stardew valley|indie games|casual games|light gaming|some gaming|some games|a few games|occasional gaming|casual gaming|a bit of gaming|a little gaming|older games)";

export const features: readonly FeatureWord[] = [
  {
    name: "how well it runs light games",
    say: [
      `(play|plays|playing|run|runs|for) [some|a little|a bit of] ${lightGames}`,
      lightGames,
      "(play|plays|playing) (a few|some|the odd|an occasional|a couple of) (game|games)",
      "(light|casual|occasional) (gamer|gaming|games)",
      "(game|games|gaming) (sometimes|occasionally|now and then|on the side|on weekends|a bit|a little)",
    ],
    standIns: standIns.lightGames,
  },
  {
    name: "how well it runs games",
    say: [
      "(for|good for|great for|do|does|doing|into|some serious|heavy|serious|pc|hardcore|competitive|good at|handle|handles|able to handle) gaming",
      "(play|plays|playing|run|runs|handle|handles) [all|all the|any|some|pc|computer|video|steam|his|her|my|their|big|the latest] games [on it|on|with it]",
      `(play|plays|playing|run|runs|handle|handles) ${heavyGames}`,
      heavyGames,
      "(games|gaming) on (it|this|that)",
      `${somebody} (game|games|plays games|gaming|is a gamer|wants to game|streams games)`,
      "(im|i am|hes|shes|he is|she is|is) a [big|serious|hardcore|huge|pc] gamer",
      "[for] (gamers|a gamer|esports|e sports|twitch streaming|game streaming)",
      "(i|we|he|she|they) [like to|love to|want to|wants to|likes to|loves to|mostly|mainly|also] game [on it|a lot]",
      "able to game",
      "can game [on it]",
    ],
    standIns: standIns.gaming,
  },
  {
    name: "how well it edits videos",
    say: [
      "(video|videos|film|films|footage|movie|movies) (editing|edit|editor|production|work|rendering)",
      "(edit|edits|editing|cut|cutting|render|rendering|produce|make|making) [4k|my|some|youtube|short|home|a lot of|lots of] (video|videos|footage|films|movies|vlogs|reels)",
      "(premiere|premiere pro|davinci|davinci resolve|resolve|final cut|after effects|capcut|vegas)",
      "(youtube|youtuber|content creation|content creator|creators|vlogging|creative work|creative stuff)",
    ],
    standIns: standIns.video,
  },
  {
    name: "how well it edits photos",
    say: [
      "(photo|photos|picture|pictures|image|raw) (editing|edit|retouching|work)",
      "(edit|edits|editing|retouch|retouching) [my|some|raw|wedding|lots of|a lot of] (photo|photos|pictures|images)",
      "(photoshop|lightroom|illustrator|adobe|creative cloud|creative suite|indesign|graphic design|graphics design|photography|photographer|design work)",
    ],
    standIns: standIns.photos,
  },
  {
    name: "how well it suits making music",
    say: [
      "(music|audio|podcast) (production|editing|recording|making|work)",
      "(produce|make|making|record|recording|mix|mixing) [my|some] (music|beats|songs|podcasts)",
      "(ableton|logic pro|fl studio|pro tools|garageband|djing|dj software)",
    ],
    standIns: standIns.music,
  },
  {
    name: "how well it runs engineering programs",
    say: [
      "(autocad|solidworks|revit|catia|sketchup|rhino|blender|maya|cinema 4d|unreal|unreal engine|unity|ansys|cad|bim|arcgis|3ds max)",
      "3d (modeling|modelling|rendering|work|design|animation|graphics|printing|programs)",
      "(engineering|architecture|architect|animation|game design|game development) (school|student|degree|major|programs|software|work|classes)",
      "(for|studying|study|doing|into) (engineering|architecture|animation)",
      "(rendering|simulations|render)",
    ],
    standIns: standIns.engineering,
  },
  {
    name: "how well it runs machine learning",
    say: [
      "(machine learning|deep learning|data science|ai work|ai development|training models|train models|neural networks|stable diffusion|local ai|run ai models|cuda|pytorch|tensorflow)",
    ],
    standIns: standIns.learning,
  },
  {
    name: "how well it suits writing software",
    say: [
      "(coding|programming|programing|software development|web development|app development|computer science|cs|dev work|development)",
      "(code|program|develop|write code|write software|compile|compiling) [on it|on]",
      "(developer|programmer|software engineer|web developer|coder) [machine|laptop]",
      "(for|with|run|running) (docker|vs code|visual studio|xcode|virtual machines|vms|android studio|python|java)",
      "(cs|computer science) (major|student|degree|classes)",
    ],
    standIns: standIns.code,
  },
  {
    name: "how well it suits office work",
    say: [
      "(for|my|our|good for) [the|my|a|our] [small] (business|office|company|job|work|accounting|consulting)",
      "(business|office|corporate|professional|work) (use|work|laptop|machine|computer|trips|travel|stuff|tasks)",
      "(work|working) from home",
      "(spreadsheets|spreadsheet|excel|powerpoint|powerpoints|quickbooks|presentations|zoom|teams|video calls|zoom calls|meetings|paperwork|bookkeeping)",
    ],
    standIns: standIns.business,
  },
  {
    name: "how well it suits school",
    say: [
      "(for|at|to|in|starting|goes to|going to|off to|going off to|back to|heading to|start|starts) [my|his|her|the|high|middle|grad|law|med|nursing|medical|business|art] (school|college|university|uni|campus|class|classes|lectures|homework|schoolwork|studies|studying)",
      "(college|university|uni|high school|grad school|law school|med school|school|nursing|law|graduate) (student|students|kid|use|work|laptop|computer|freshman|stuff|papers)",
      "(student|students|freshman|freshmen|homework|schoolwork|school work|essays|papers|term papers|thesis|dissertation)",
      "(for|as) [a|my] (dorm|dorm room|student)",
    ],
    standIns: standIns.school,
  },
  {
    name: "what suits a child",
    say: [
      "(for|good for|give|gift for) (my|our|the|a|his|her) [old|little|young|youngest] (kid|kids|child|children|little one|boy|girl|grandkids)",
      "(for|good for|fit for) (kids|a kid|a child|children|the kids|little kids|a toddler|a first grader)",
      "(5|6|7|8|9|10|11|12|five|six|seven|eight|nine|ten|eleven|twelve) (year|yr) old [son|daughter|kid|boy|girl|grandson|granddaughter|nephew|niece]",
      "(first|second|third|fourth|fifth|sixth) (grader|grade)",
      "(elementary|grade|primary) school",
      "(kid|child) (friendly|proof|safe)",
      "(first laptop|first computer)",
    ],
    standIns: standIns.child,
  },
  {
    name: "what suits an older person",
    say: [
      `(for|good for|gift for) ${elder}`,
      "(for|good for) (seniors|a senior|old people|an old lady|an old man|the elderly|my grandparents)",
      `${elder} (needs|wants|need|want) [a|one|a new|a laptop|it]`,
      "(easy|simple|easier|simpler) to (use|learn|understand|figure out|set up|work with)",
      "(not|isnt|no) [too|so|very] (complicated|techy|technical|confusing)",
      "(not|im not|shes not|hes not|isnt|am not) [very|that|a|so] (techy|tech savvy|good with computers|computer person|a computer person)",
    ],
    standIns: standIns.basics,
  },
  {
    name: "how well it suits everyday use",
    say: [
      "(basic|everyday|general|home|casual|light|normal|simple|regular|daily|day to day) (use|stuff|tasks|things|browsing|computing|needs|work|usage|web browsing)",
      "(just|only|mostly|mainly) [for] [the] (basics|email|emails|internet|web|browsing|facebook|netflix|youtube|streaming|shopping|word)",
      "(the basics|web browsing|browsing [the web|the internet]|surf [the web|the internet]|surfing [the web|the internet]|browse [the web|the internet]|email|emails|e mail|netflix|youtube|streaming|facebook|social media|online shopping|pay bills|paying bills|bills|word processing|google docs|microsoft word|internet|surf|browse|online banking)",
      "[a] (basic|simple|plain|everyday|bare bones|no frills) (laptop|computer|machine|one|notebook)",
      "nothing (fancy|special|crazy)",
    ],
    standIns: standIns.basics,
  },
  {
    name: "how good films look on it",
    say: [
      "(watch|watching|stream|streaming) [a lot of|some|lots of] (movies|films|shows|tv|videos|netflix|youtube|series)",
      "(movies|films|media|entertainment|movie nights|binge watching)",
    ],
    standIns: standIns.films,
  },
  {
    name: "how well it takes notes and drawings",
    say: [
      "(draw|drawing|sketch|sketching|paint|painting|digital art|illustration|illustrating|drawing on it|art|artist|procreate)",
      "(take|taking|write|writing|handwrite|handwritten|hand written|jot|scribble) [down|some|my|in] [by hand|class] (notes|note)",
      "(take|taking|write|writing|handwriting) notes (by hand|with a pen|on the screen|on screen|in class)",
      "(annotate|annotating|mark up|marking up) [my|the] (pdfs|pdf|papers|slides|documents)",
      "write (on|directly on) the screen",
    ],
    standIns: standIns.notes,
  },
  {
    name: "how well it travels",
    say: [
      "(travel|travels|traveling|travelling|traveler|on the road|on the go|on flights|on planes|on the plane|on a plane|on trains|on the train|on long flights|globetrotting)",
      "(fly|flying) (a lot|often|every week|for work)",
      "(carry|carrying|take|taking|lug|lugging|haul|hauling|bring|bringing|drag|dragging) (it|this|that|one|my laptop) [around|everywhere|with me|to class|to work|to school|all day|back and forth|to campus|on trips|on the bus|on the train|between classes|around campus]",
      "(fits|fit|goes|go|slips) (in|into) [my|a|the|her|his] (backpack|bag|purse|tote|carry on|briefcase|messenger bag|handbag)",
      "(coffee shop|coffee shops|cafe|cafes|library|tray table|digital nomad|commute|commuting|train rides)",
    ],
    standIns: standIns.travel,
  },
  {
    name: "how well it runs many programs at once",
    say: [
      "(multitask|multitasking|multi task|multi tasking|multitasker)",
      "(lots|a lot|tons|loads|hundreds|dozens|a million|50|100|too many|many) [of] [browser|chrome|open] (tabs|windows|programs|apps) [open] [at once|at the same time]",
      "(many|several|multiple|lots of) (programs|apps|windows|things) (open|running) [at once|at the same time]",
    ],
    standIns: standIns.manyPrograms,
  },
  {
    name: "room for files",
    slots: ["storage"],
    ask: true,
    say: [
      "(lots|plenty|tons|loads|a lot|a ton|enough|more|big|huge|massive|ample) [of] (storage|disk space|hard drive space|drive space|space for files|hard drive|ssd|drive)",
      "(space|room|storage|place) for [all] [of] [my|the|our|all my|a lot of|lots of|big] (files|photos|pictures|videos|games|music|movies|documents|library|footage)",
      "(big|large|huge) (ssd|hard drive|drive|disk|files|library|libraries)",
      "(run|running|ran) out of (space|storage|room|disk space)",
      "(store|keep|save|hold) [all] [of] [my] (photos|pictures|videos|files|games|music)",
    ],
    standIns: standIns.roomForFiles,
  },
  {
    name: "weight",
    slots: ["weight"],
    ask: true,
    say: [
      "(light|lighter|lightest|lightweight|light weight|featherlight|ultralight|portable|more portable|ultraportable|super light|easily portable) [as possible|as i can get|and thin|weight|enough]",
      "(not|isnt|nothing|wont be|dont want|no|hate|without) [too|very|that|super|so|a|carry|carrying|lugging|to carry|to lug|to be] [a|around a|around] (heavy|brick|bricks|boat anchor|tank|beast to carry|monster to carry)",
      "(easy|easier) [on my back|on the back|on my shoulder|to carry|to carry around|to lug|to lug around|to travel with|to move around|to take with me|to tote]",
      "(low|less|lower|little) weight",
      "[my] (back|shoulder|shoulders) (hurts|hurt|is bad|aches|cant take)",
      "bad (back|shoulder)",
      "(portability|mobility|portable enough)",
      "weigh (nothing|next to nothing|little|less|almost nothing)",
      "weighs (nothing|next to nothing|little|less|almost nothing)",
      "(too|so) heavy",
    ],
    standIns: standIns.light,
  },
  {
    name: "battery life",
    slots: ["battery"],
    ask: true,
    say: [
      `${good} [long] battery [life|lives|time]`,
      "(long|longer|longest|extended|all day|whole day|strong|big|bigger|massive|huge|endless) [lasting] battery [life]",
      "battery [life] (that|which|to|thatll|has to|should|needs to|must|can) (last|lasts|hold|holds|go|goes|run|runs|get|gets) [me] [all day|the day|a full day|a whole day|long|a long time|through the day|a while|for hours|up|through classes|a flight|a day]",
      "(last|lasts|lasting|run|runs|go|goes|get|gets|hold|holds|work|works) [me|it|for] (all day|the whole day|a full day|a whole day|through the day|all day long|the entire day|from morning to night|through a flight|a full workday|a workday|through my classes|a school day)",
      "all day [long]",
      "(long lasting|all day battery|longlasting|lasts long|lasts a long time)",
      "[without|not|no|dont want to|hate|less] [having to|need to|to] [constantly|always|be] [plug|plugging|plugged|charge|charging|carry|carrying|bring|bringing|tethered|hunting] [it] [in|to|around] [a|the|my|for an|all the time|all day|every few hours] (charger|outlet|outlets|wall|cord)",
      "(not|without|no|never) [have to|having to|need to|always|constantly|be|being] (plugging|plug|plugged|charging|charge) [it] [in] (all day|all the time|every few hours|constantly|every hour|during the day)",
      "(away from|far from|without|no) [an|a|any|the] (outlet|outlets|plug|charger|power outlet|power outlets)",
      "battery (matters|is important|is key|is a must|is everything|is critical)",
    ],
    standIns: standIns.longLasting,
  },
  {
    name: "price",
    slots: ["price"],
    ask: true,
    say: [
      "[as] (cheap|cheaper|cheapest|affordable|inexpensive|budget friendly|low cost|low priced|reasonably priced|bargain|budget laptop|budget option|economical|thrifty) [as possible|as i can get|as you have|and cheerful]",
      "(not|nothing|isnt|wont be) [too|very|that|super|crazy|overly|so|all that] (expensive|pricey|costly|dear)",
      "too (expensive|pricey|costly|dear|steep|rich for me)",
      "(cant|cannot|dont want to|couldnt) afford (much|a lot)",
      "(out of|over|beyond) my (budget|price range)",
      "less (expensive|pricey|money)",
      "as (little|low) as (possible|i can|you can)",
      "(low|lowest|tight|small|limited|modest|shoestring|student|reasonable|good|fair|best|better) (price|budget)",
      "on a (budget|tight budget|shoestring|student budget)",
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
    name: "speed",
    slots: ["processor", "memory"],
    ask: true,
    say: [
      "(fast|faster|fastest|quick|quicker|quickest|speedy|snappy|snappier|zippy|responsive|powerful|very powerful|more powerful|beefy|blazing)",
      "(lots of|plenty of|a lot of|more|enough|decent|good|serious|tons of|big|most) (power|horsepower|speed|performance|oomph|processing power|computing power)",
      "(high|better|best|top|great|good|strong|maximum|max) (performance|performing|speed|end specs|specs)",
      "(strong|good|great|decent|better|best|fast|powerful|latest|top|beefy|solid) (processor|cpu|chip|specs)",
      "(not|isnt|wont be|nothing|doesnt|dont|never|wont) [be|get|too|so|that|a] [too] (slow|sluggish|lag|laggy|lagging|freeze|freezing|freezes|lags|choke|hang|stutter|underpowered|piece of junk)",
      "(no|zero|without) (lag|lagging|freezing|stuttering|waiting|slowdowns|spinning wheel|hiccups)",
      "(runs|run|works|boots|loads|opens) [up|things|programs|everything] (smoothly|smooth|fast|quickly|quick)",
      "(high end|top of the line|beast|powerhouse|maxed out|workhorse)",
      "(doesnt|does not|dont|wont|not) take (forever|ages|minutes) to (load|start|boot|open)",
      "[my] [old|current] [one|laptop|computer] is [too|so|really|very|super] slow",
    ],
    standIns: standIns.fast,
  },
  {
    name: "screen size",
    slots: ["screen"],
    ask: true,
    say: [
      "(big|bigger|large|larger|huge) (laptop|computer|machine|notebook)",
      "(big|bigger|biggest|large|larger|largest|huge|giant|wide|wider|generous|good size|good sized|decent size|decent sized|full size|full sized|nice big|roomy) (screen|display|monitor|screens)",
      "(screen|display) [that|which] (is|thats) [nice and|pretty|really|very|fairly|quite] (big|large|huge|bigger|larger)",
      "(more|enough|lots of|plenty of) (screen|screen space|screen real estate|screen room|screen estate|display)",
      "desktop replacement",
      "(a big one|something big|a large one|something large|big one|as big as possible|as large as possible)",
      "[my|his|her] (eyes|eyesight|vision) (are|is|arent|isnt) [not|so|what] [bad|old|great|good|poor|weak|they used to be|what it used to be]",
      "(bad|poor|old|weak|aging) (eyes|eyesight|vision)",
    ],
    standIns: standIns.big,
  },
  {
    name: "a small size",
    slots: ["screen"],
    ask: true,
    say: [
      "(small|smaller|smallest|tiny|little|compact|mini|smallish|not huge) (screen|display|laptop|one|computer|notebook|machine|size|footprint|thing|chromebook|macbook|ultrabook|2 in 1|gaming laptop|windows laptop|laptops|chromebooks)",
      "(not|isnt|nothing|not a) [too|so|very|that] (big|large|huge|giant|bulky|big of a|clunky)",
      "(something|anything|one) (small|smaller|compact|tiny|little)",
      "(small|compact|tiny) enough (to|for)",
      "compact",
    ],
    standIns: standIns.small,
  },
  {
    name: "a sharp screen",
    slots: ["resolution"],
    ask: true,
    say: [
      "(sharp|crisp|sharper|crisper|high resolution|hi res|high res|higher resolution|retina|clear|gorgeous|stunning|vivid|beautiful|amazing|great|good|nice|excellent|better|best|decent|pretty) (screen|display|picture|image|text|resolution)",
      "(high|higher|good|better|best|great) (resolution|res|pixel density|ppi)",
      "(high resolution|hi res|high res|retina)",
      "(screen|display) [that|which] (is|looks) [really|very] (sharp|crisp|gorgeous|good|great|beautiful|clear)",
      "(sharp|crisp|sharper|crisper|screen quality)",
    ],
    standIns: standIns.sharp,
  },
  {
    name: "a smooth screen",
    slots: ["refresh"],
    ask: true,
    say: [
      "(high|higher|fast|faster|good|better|great) refresh [rate|rates]",
      "(smooth|smoother|fluid) (screen|display|scrolling|motion|picture)",
      "fast (screen|display|panel)",
    ],
    standIns: standIns.smooth,
  },
  {
    name: "how good it is for long typing",
    say: [
      "(type|typing|write|writing) (a lot|all day|lots|for hours|long papers|novels|a novel|books|a book|my book)",
      "(writer|novelist|author|journalist|typist|for writing|for typing)",
      "full [size|sized] keyboard",
      "(big|roomy|large) keyboard",
    ],
    standIns: standIns.typing,
  },
  {
    name: "how well it suits entering numbers",
    say: ["(data entry|number crunching|enter numbers|entering numbers|numbers all day|tax season|accountant)"],
    standIns: standIns.numbers,
  },
  {
    name: "which ports it has in all",
    say: [
      "(lots of|plenty of|many|enough|more|all the|a lot of|good|tons of|several|decent|full set of) (ports|connections|connectors|plugs|inputs|jacks|port selection)",
      "(no|without|hate|not needing|dont want to carry|sick of|tired of) [carrying|using|a|any|the] (dongles|dongle|adapters|hub)",
      "(port|ports) (selection|options|variety)",
    ],
    standIns: standIns.ports,
  },
  {
    name: "how many screens it drives",
    say: [
      "(connect|hook up|plug in|plug into|attach|run|drive|use|power|output to) [it] [to] [a|an|my|two|2|three|3|dual|multiple|external|several|the] [external|big|4k] (monitor|monitors|displays|screens|tv|projector)",
      "(two|2|three|3|dual|multiple|external) (monitors|external monitors|displays|external displays|screens|monitor)",
      "(docking station|dock|docks)",
    ],
    standIns: standIns.monitors,
  },
  {
    name: "how easily it unlocks",
    say: [
      "(secure|security|log in fast|quick login|easy login|biometric|biometrics|no password|no passwords|without a password|without typing a password)",
    ],
    standIns: standIns.login,
  },
  {
    name: "how many years it stays fast",
    say: [
      "(future proof|futureproof|future proofed|future proofing)",
      "(good|current|relevant|usable|fast|up to date) for [at least|many|a few|several|the next|another] [number|three|four|five|six|seven|ten|few] (years|yrs)",
      "(keep|use|have) [it] for [at least|many|a few|several|the next|about] [number|three|four|five|six|seven|eight|ten|few] (years|yrs)",
      "(wont|doesnt|will not|not) (be|become|get|go) (outdated|obsolete|slow in a year|old fast)",
    ],
    standIns: standIns.lasting,
  },
  {
    name: "age",
    slots: ["year"],
    ask: true,
    say: [
      "(newish|newer|fairly new|pretty new|quite new|relatively new|reasonably new|somewhat new|latest|recent|more recent|modern|newest|current) [model|models|one|gen|generation|version]",
      "(fairly|pretty|quite|relatively|reasonably|somewhat) (recent|modern)",
      "(not|nothing|isnt|not be|no) [too|very|that|super|really] (old|ancient|dated|outdated|obsolete)",
      "(no|not a|not an) (old|ancient) (dinosaur|clunker|junk|laptops|laptop|one)",
      "(up to date|state of the art|cutting edge)",
    ],
    standIns: standIns.recent,
  },
  {
    name: "age",
    slots: ["year"],
    ask: true,
    say: ["(this years model|current model year|just came out|just released|brand new model|released this year)"],
    standIns: standIns.fresh,
  },
  {
    name: "newness",
    quiet: true,
    say: [
      "(new|good|nice|great|decent) (laptop|one|computer|notebook|machine)",
      "(quick|small) question",
      "a new (laptop|computer|machine|one|notebook)",
      "newer than",
      "or newer",
      "and newer",
      "(need|want|have) it (fast|quick|quickly)",
      "as (fast|quick|quickly) as",
      "(whichever|whichevers|whatever|whatevers) [is] (cheaper|cheapest|newer|better|faster|lighter|best)",
      "(light|casual) (gamer|user)",
      "(light|bright) (color|colour)",
      "(traffic|day|night) light",
      "(old|current|last) (one|laptop|computer|macbook) (died|broke|is dying|is dead|gave up|gave out)",
      "(high|full|ultra) (hd|definition)",
      "big (deal|fan)",
      "(small|little) (budget|business|kid|kids|bit)",
    ],
  },
  {
    name: "any weight",
    slots: ["weight"],
    quiet: true,
    say: [
      "(weight|how heavy it is) (dont|doesnt|does not|do not|isnt|is not|wont) [really] (matter|matters|important|a concern|an issue|a problem)",
      "(dont|do not|doesnt) (care|mind) (about|how|if) [the|its|it is|it] (weight|heavy)",
      "(stay|stays|staying|sit|sits|sitting|live|lives) (at home|on my desk|on the desk|on a desk|at my desk|in one place|put|on the table)",
      "(never|rarely|wont|dont) [really] (leave|leaves|take it out of|leave the|move it|carry it|carrying it) [the|my|around|much] [house|desk|home]",
    ],
  },
  {
    name: "any battery life",
    slots: ["battery"],
    quiet: true,
    say: [
      "(battery|battery life) (dont|doesnt|does not|do not|isnt|is not|wont) [really] (matter|matters|important|a concern|an issue|a problem|a big deal)",
      "(always|mostly|usually) [be|be kept|kept|will be|going to be] plugged in",
      "plugged in (all the time|most of the time|anyway|always)",
    ],
  },
  {
    name: "any speed",
    slots: ["processor", "memory"],
    quiet: true,
    say: [
      "(dont|do not|doesnt|does not|wont|never|not) [really] (need|needing|want|care for|care about) [it|one] [to be|that|so|too|very|all that|much|a|a very|a lot of] (fast|powerful|power|speed|beast|powerhouse|gaming power|fancy specs)",
      "(neednt|need not|doesnt have to|does not have to|doesnt need to|does not need to|dont need to|no need to) (be|run) [that|so|too|very|all that|super|a] (fast|quick|powerful|beast|powerhouse|high end|top of the line)",
      "(dont|do not|wont|not going to|not) (game|play games|be gaming|gaming|do any gaming|play any games)",
      "(no|not for|without|not doing [any]) (gaming|games)",
      "(not|isnt|im not|am not|hes not|shes not) [a|much of a] gamer",
    ],
  },
  {
    name: "indifference",
    quiet: true,
    say: [
      "(nothing|not|isnt|never) [too|very|that|super|crazy|all that|so] (fast|powerful)",
      "(doesnt|does not|dont|do not|needs not|no need to|neednt) (have|need|to be|need to be|have to be) [to] [be] [a|an|the] (fancy|perfect|pretty|fast|quick|powerful|huge|super new|cheap|cheapest|fastest|newest|latest|flashy|gorgeous|modern|light|lightest|expensive)",
    ],
  },
  ...Object.entries(unheldNeeds).map(([name, say]) => ({ name, say })),
];
