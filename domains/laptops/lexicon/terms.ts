export const tradeTerms = {
  ram: ["ram", "memory"],
  ssd: ["ssd", "solid state drive", "solid-state drive"],
  hdd: ["hdd", "hard disk", "hard drive"],
  emmc: ["emmc"],
  cpu: ["cpu", "processor"],
  gpu: ["gpu", "graphics card", "video card"],
  "integrated graphics": ["integrated graphics", "integrated"],
  "dedicated graphics": ["dedicated graphics", "discrete graphics", "dedicated"],
  npu: ["npu", "copilot+ pc", "copilot plus", "copilot+"],
  arm: ["arm", "snapdragon"],
  cores: ["cores", "threads"],
  hz: ["hz", "hertz", "refresh rate"],
  resolution: ["resolution", "pixels"],
  "full hd": ["full hd", "fhd", "1080p"],
  "2.5k": ["2.5k", "qhd", "wqxga", "1440p"],
  "4k": ["4k", "uhd", "2160p"],
  oled: ["oled", "amoled"],
  ips: ["ips"],
  nits: ["nits"],
  "2-in-1": ["2-in-1", "2 in 1", "two in one", "convertible"],
  ultraportable: ["ultraportable", "ultrabook"],
  workstation: ["workstation", "mobile workstation"],
  chromebook: ["chromebook"],
  chromeos: ["chromeos", "chrome os"],
  macos: ["macos", "mac os"],
  linux: ["linux", "ubuntu"],
  thunderbolt: ["thunderbolt", "usb4"],
  "usb-c": ["usb-c", "usb c", "type-c"],
  hdmi: ["hdmi"],
  ethernet: ["ethernet", "lan port", "rj45"],
  "face login": ["face login", "windows hello", "face unlock"],
  "mobile internet": ["mobile internet", "lte", "5g", "wwan"],
  must: ["must", "must-have", "must have"],
  "nice to have": ["nice to have", "nice-to-have"],
  notches: ["the notches", "notches", "the bars", "the gauge", "weight of a wish"],
} as const satisfies Record<string, readonly string[]>;
export type Term = keyof typeof tradeTerms;

export interface TermSource {
  by: "wikipedia";
  url: string;
}

const wiki = (page: string): TermSource => ({ by: "wikipedia", url: `https://en.wikipedia.org/wiki/${page}` });
const resolutions = wiki("List_of_common_display_resolutions");
const memory = wiki("Random-access_memory");

export const termSources: Readonly<Partial<Record<Term, TermSource>>> = {
  ram: memory,
  ssd: wiki("Solid-state_drive"),
  hdd: wiki("Hard_disk_drive"),
  emmc: wiki("MultiMediaCard"),
  cpu: wiki("Central_processing_unit"),
  gpu: wiki("Graphics_processing_unit"),
  "integrated graphics": wiki("Graphics_processing_unit"),
  "dedicated graphics": wiki("Graphics_processing_unit"),
  npu: wiki("Neural_processing_unit"),
  arm: wiki("ARM_architecture_family"),
  cores: wiki("Multi-core_processor"),
  hz: wiki("Refresh_rate"),
  resolution: resolutions,
  "full hd": resolutions,
  "2.5k": resolutions,
  "4k": wiki("4K_resolution"),
  oled: wiki("OLED"),
  ips: wiki("IPS_panel"),
  "2-in-1": wiki("2-in-1_laptop"),
  ultraportable: wiki("Ultrabook"),
  workstation: wiki("Workstation"),
  chromebook: wiki("Chromebook"),
  chromeos: wiki("ChromeOS"),
  macos: wiki("MacOS"),
  linux: wiki("Linux"),
  thunderbolt: wiki("Thunderbolt_(interface)"),
  "usb-c": wiki("USB-C"),
  hdmi: wiki("HDMI"),
  ethernet: wiki("Ethernet"),
};
