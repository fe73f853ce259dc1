import type { SlotWords } from "@/domains/slot";

/** How people count those a thing is for: seats, beds, places at a table. */
export const peopleTalk = {
  units: [
    "(seat|seats|seater|seaters|seatbelts)",
    "(passenger|passengers|person|people|persons|adults|of us|grownups|bums on seats)",
    "(family members|in the family|at home|in the band|in the house)",
    "(humans|souls|place|places)",
  ],
  nouns: [
    "seats",
    "seat",
    "seating",
    "seating for",
    "(family|party|household|crew|team|group|band|gang) of",
    "(room|space) for",
    "(fits|fit|carry|carries|hold|holds)",
  ],
  near: ["(well be|we are|were|make us|makes us)"],
  people: {
    self: ["(me|myself)", "and i", "driver"],
    pair: [
      "my (partner|better half|wife|husband|spouse) and i",
      "(us two|pair of us|two of us|both of us|both us)",
      "(parents|grandparents|in laws|inlaws|twins)",
    ],
    kin: [
      "(wife|husband|spouse|partner|boyfriend|girlfriend|fiance|fiancee|missus|hubby|himself|herself|mom|mum|mam|mother|dad|father|grandma|grandpa|grandmother|grandfather|granny|grandad|granddad|gran|nan|nana|son|daughter|brother|sister|niece|nephew|cousin|aunt|uncle|nanny|baby|toddler|teenager|teen|roommate|au pair|helper|coach|guy|lad|friend|buddy|mate|boss|coworker|colleague|neighbor|neighbour)",
      "(mother|father|brother|sister|daughter|son) in law",
    ],
    counted: [
      "(kids|children|boys|girls|lads|lasses|bairns|weans|ones|teens|teenagers|toddlers|babies|infants|grandkids|grandchildren|grandsons|granddaughters|sons|daughters|brothers|sisters|cousins|nieces|nephews|siblings|grownups|parents|grandparents|friends|buddies|mates|men|women|guys|ladies|fellas|blokes|kid|child|adult|person|adults|people|persons|humans|souls|folks)",
      "(clients|customers|guests|passengers|riders|students|pupils|apprentices|trainees|interns|swimmers|dancers|singers|players|teammates|classmates|schoolmates|roommates|flatmates|housemates|colleagues|coworkers|workers|employees|helpers|volunteers|residents|patients|pensioners|seniors|elders|retirees|nurses|carers|caregivers|musicians|bandmates|actors|gymnasts|scouts|campers|golfers|hikers|skiers|climbers|divers|fishermen|painters|carpenters|plumbers|electricians|roofers|neighbors|neighbours|visitors|tourists|veterans|monks|nuns|priests|soldiers|firefighters|medics|crew|staff)",
      "(of us|in the (family|band|house|household|team|crew|group|office|gang))",
    ],
    added: [
      "(plus|besides|beside|including not|not counting|not including|excluding|apart from|aside from|other than|in addition to|as well as|along with|on top of) (me|myself|the driver|yours truly)",
      "and (me|myself|a driver|the driver)",
    ],
  },
} as const satisfies Partial<SlotWords>;

/** Beds and tents. */
export const sleeperWords = {
  units: ["(man|sleeper|sleepers|guest|guests|berth|berths)", "(kids|children|girls|boys|friends|mates)"],
  near: ["(we|there) (will be|are)"],
  nouns: ["(sleep|sleeps|sleeping)", "(for|with) [the] (us|all of us)"],
} as const;
