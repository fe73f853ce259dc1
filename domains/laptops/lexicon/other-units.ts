/** Numbers before these are of no slot. */
export const otherUnits: readonly string[] = [
  "(core|cores|thread|threads|cell|cells)",
  "(w|watt|watts|wh|whr|watt hours|mah)",
  "(nit|nits|fps|ghz|mhz|mp|megapixel|megapixels|dpi|ppi)",
  "(port|ports|usb|usbs|slot|slots|key|keys|monitor|monitors|screens|displays|speakers)",
  "(tab|tabs|program|programs|app|apps|files|photos|songs|games)",
  "(gb|gig|gigs) [of] (vram|graphics|gpu|video memory|graphics memory|video ram|graphics card)",
  "(class|classes|course|courses|semester|semesters|student|students|laptops|computers)",
];
