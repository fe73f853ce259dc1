import type { Name, NumericName } from "@/domains/laptops";
import type * as pack from "@/domains/pack";

export type StandInTest = pack.StandInTestOf<Name, NumericName>;
export type StandIn = pack.StandInOf<Name, NumericName>;

const named = (label: string, slot: Name, means: RegExp): StandIn => ({ label, tests: [{ slot, means }] });
const bounds = (slot: NumericName, op: ">=" | "<=", ...values: number[]): StandIn[] =>
  values.map((value) => ({ tests: [{ slot, op, value }] }));
const years = (...yearsBack: number[]): StandIn[] =>
  yearsBack.map((back) => ({ tests: [{ slot: "year", yearsBack: back }] }));

const ultraportable = named("ultraportable", "style", /^ultraportable$/);
const everyday = named("everyday laptop", "style", /^everyday$/);
const flips = named("2-in-1", "style", /^2-in-1$/);
const gaming = named("gaming laptop", "style", /^gaming$/);
const business = named("business laptop", "style", /^business$/);
const workstation = named("workstation", "style", /^workstation$/);
const chromebook = named("Chromebook", "style", /^chromebook$/);
const dedicated = named("dedicated graphics", "graphics", /^(?!integrated$)/);
const rtx = named("RTX graphics", "graphics", /\brtx\b/);
const strongChip = named(
  "strong processor",
  "processor",
  /\b(?:core i[79]|core ultra [79]|ryzen [79]|ryzen ai [79]|apple m\d (?:pro|max)|apple m[345]|x elite)\b/,
);
const sharp = named("sharper than Full HD", "resolution", /^(?:2\.5k|3k|4k)$/);
const oled = named("OLED", "equipment", /^oled$/);
const touch = named("touchscreen", "equipment", /^touchscreen$/);
const pen = named("pen", "equipment", /^pen$/);
const backlit = named("backlit keyboard", "equipment", /^backlit keyboard$/);
const numberPad = named("number pad", "equipment", /^number pad$/);
const hdmi = named("HDMI", "equipment", /^hdmi$/);
const ethernet = named("Ethernet port", "equipment", /^ethernet$/);
const cardReader = named("SD card slot", "equipment", /^sd card$/);
const thunderbolt = named("Thunderbolt", "equipment", /^thunderbolt$/);
const finger = named("fingerprint reader", "equipment", /^fingerprint reader$/);
const face = named("face login", "equipment", /^face login$/);
const windows = named("Windows", "system", /^windows$/);
const mac = named("macOS", "system", /^macos$/);

/** Stand-ins by wish. Numbers are typical of laptops since 2019. */
export const standIns = {
  light: [...bounds("weight", "<=", 3, 3.5, 2.6), ultraportable],
  small: [...bounds("screen", "<=", 14, 13.5), ultraportable],
  big: bounds("screen", ">=", 15.6, 16, 17),
  cheap: bounds("price", "<=", 500, 700, 400),
  longLasting: bounds("battery", ">=", 10, 12, 15),
  fast: [strongChip, ...bounds("memory", ">=", 16, 32), ...years(1, 2)],
  manyPrograms: bounds("memory", ">=", 16, 32),
  roomForFiles: bounds("storage", ">=", 512, 1024, 2048),
  gaming: [gaming, dedicated, rtx, ...bounds("refresh", ">=", 120)],
  lightGames: [dedicated, ...bounds("memory", ">=", 16), gaming],
  video: [dedicated, ...bounds("memory", ">=", 16, 32), strongChip, sharp, workstation],
  photos: [sharp, oled, ...bounds("memory", ">=", 16), cardReader],
  music: bounds("memory", ">=", 16, 32),
  engineering: [workstation, dedicated, ...bounds("memory", ">=", 16, 32), windows],
  code: [...bounds("memory", ">=", 16, 32), strongChip, mac],
  learning: [rtx, ...bounds("memory", ">=", 32, 16)],
  business: [business, finger, ...bounds("memory", ">=", 16)],
  school: [...bounds("battery", ">=", 10), ...bounds("weight", "<=", 3.5), ...bounds("price", "<=", 800), chromebook],
  child: [chromebook, ...bounds("price", "<=", 400), touch],
  travel: [...bounds("weight", "<=", 3, 3.5), ...bounds("battery", ">=", 12), ultraportable],
  basics: [everyday, chromebook, ...bounds("memory", ">=", 8)],
  notes: [flips, pen, touch],
  sharp: [sharp, oled],
  smooth: bounds("refresh", ">=", 120, 90, 144),
  typing: [backlit, numberPad, ...bounds("screen", ">=", 14)],
  numbers: [numberPad, ...bounds("screen", ">=", 15.6)],
  films: [oled, ...bounds("screen", ">=", 15.6), sharp],
  ports: [hdmi, ethernet, cardReader, thunderbolt],
  monitors: [thunderbolt, hdmi],
  login: [finger, face],
  lasting: [...years(0, 1), ...bounds("memory", ">=", 16)],
  recent: years(1, 2, 3),
  fresh: years(0, 1),
} as const satisfies Readonly<Record<string, readonly StandIn[]>>;
