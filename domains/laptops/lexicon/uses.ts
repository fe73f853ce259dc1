import type { Use } from "@/domains/pack";

/** What people do with their laptop, by the words they say it in. */
export const uses: readonly Use[] = [
  {
    name: "school",
    who: "students",
    words:
      /\b(school|college|university|uni|campus|dorm|class(?:es)?|lectures?|homework|essays?|thesis|students?|freshman|notes)\b/i,
  },
  {
    name: "work",
    who: "people who work on it",
    words: /\b(work(?:ing)?|office|business|remote(?:ly)?|meetings?|spreadsheets?|excel|accounting|clients?)\b/i,
  },
  {
    name: "games",
    who: "people who play games",
    words: /\b(gam(?:e|es|er|ers|ing)|fortnite|minecraft|steam|valorant|roblox|esports|fps|cyberpunk)\b/i,
  },
  {
    name: "media",
    who: "people who edit photos and videos",
    words:
      /\b(video editing|edit(?:ing)? (?:videos?|photos?)|photoshop|premiere|davinci|lightroom|after effects|youtube videos|music production|ableton|illustrator)\b/i,
  },
  {
    name: "code",
    who: "people who write software",
    words: /\b(cod(?:e|ing)|program(?:s|ming|mer)?|software|developer|docker|python|compil\w+|machine learning)\b/i,
  },
  {
    name: "design",
    who: "engineers and architects",
    words: /\b(cad|autocad|solidworks|revit|blender|3d|render\w*|engineering|architect\w*|simulations?)\b/i,
  },
  {
    name: "travel",
    who: "travelers",
    words:
      /\b(travel\w*|trips?|flights?|planes?|trains?|commut\w*|coffee shops?|caf[eé]s?|backpack|on the go|carry)\b/i,
  },
  {
    name: "family",
    who: "families",
    words:
      /\b(famil(?:y|ies)|kids?|child(?:ren)?|son|daughter|grand(?:kids|children|ma|pa|mother|father)|parents?|mom|dad)\b/i,
  },
  {
    name: "everyday",
    who: "people who browse and write",
    words: /\b(brows(?:e|ing)|e-?mails?|netflix|youtube|streaming|facebook|zoom|shopping|basics?|bills|web)\b/i,
  },
  { name: "art", who: "people who draw", words: /\b(draw(?:ing)?|sketch\w*|paint(?:ing)?|handwrit\w*|stylus)\b/i },
];
