/** How a sentence names what a thing has. */
export const spokenEquipment: Readonly<Record<string, string>> = {
  Touchscreen: "a touchscreen",
  "Backlit Keyboard": "a backlit keyboard",
  "Fingerprint Reader": "a fingerprint reader",
  "Face Login": "face login",
  OLED: "an OLED screen",
  Thunderbolt: "Thunderbolt",
  HDMI: "an HDMI port",
  Ethernet: "an Ethernet port",
  "SD Card": "an SD card slot",
  "Number Pad": "a number pad",
  Pen: "a pen",
  "Mobile Internet": "mobile internet",
};
