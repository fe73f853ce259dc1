/** By make. One that lists its own name is never taken for something else. */
export const makeAliases: Readonly<Record<string, readonly string[]>> = {
  Apple: ["apple", "aple", "apples"],
  ASUS: ["asus", "azus"],
  Acer: ["acer"],
  Dell: ["dell", "dells", "del"],
  Framework: [
    "framework (computer|laptop|laptops|notebook|pc|machine|brand|one)",
    "(a|by|from|the) framework",
    "framework (12|13|16)",
  ],
  HP: ["hp", "hps", "hewlett packard", "hewlet packard", "h p"],
  Huawei: ["huawei", "wawei"],
  LG: ["lg", "lg electronics"],
  Lenovo: ["lenovo", "lenova", "lenevo"],
  MSI: ["msi", "micro star"],
  Microsoft: ["micro soft", "(a|by|from) microsoft", "microsoft (one|laptop|machine|computer|brand)"],
  Razer: ["razor", "razer"],
  Samsung: ["samsung", "samsong"],
  Toshiba: ["dynabook"],
};

export const makesByCountry: Readonly<Record<string, readonly string[]>> = {
  american: ["Apple", "Dell", "Framework", "Google", "HP", "Microsoft", "Razer", "System76"],
  taiwanese: ["Acer", "ASUS", "Gigabyte", "MSI"],
  chinese: ["Lenovo", "Huawei", "Honor", "Xiaomi"],
  korean: ["LG", "Samsung"],
  japanese: ["Dynabook", "Fujitsu", "Panasonic", "Sony", "Toshiba", "VAIO"],
};

export const landsByCountry: Readonly<Record<string, string>> = {
  american: "(america|usa)",
  taiwanese: "taiwan",
  chinese: "china",
  korean: "korea",
  japanese: "japan",
};

export const countriesByRegion: Readonly<Record<string, readonly string[]>> = {
  asian: ["taiwanese", "chinese", "korean", "japanese"],
  domestic: ["american"],
};

/** Makes the catalog may lack. Naming one raises a doubt. */
export const worldMakes: readonly string[] = [
  "Acer",
  "Alienware",
  "Apple",
  "ASUS",
  "Chuwi",
  "Clevo",
  "Dell",
  "Dynabook",
  "Eluktronics",
  "Framework",
  "Fujitsu",
  "Gateway",
  "Gigabyte",
  "Google",
  "Honor",
  "HP",
  "Huawei",
  "Lenovo",
  "LG",
  "Microsoft",
  "MSI",
  "Panasonic",
  "Razer",
  "Samsung",
  "Sony",
  "System76",
  "Toshiba",
  "Tuxedo",
  "VAIO",
  "Xiaomi",
  "XMG",
];

/** Last words of model names: a series, a kind or a size. */
export const otherLastWords: ReadonlySet<string> = new Set(
  "series air pro plus max ultra slim flex go studio gaming laptop notebook book chromebook gen edition carbon business creator touch oled evo elite spin aero fold duo extreme mobile workstation light classic prime neo".split(
    " ",
  ),
);
