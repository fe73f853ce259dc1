/** The ten tasks docs/shop.md measures: how to do each, and how to tell it is done. */

const aside = (page) => page.getByRole("complementary");
const panel = (page) => aside(page).getByRole("region", { name: "Filters" });
const row = (page, name) => panel(page).getByRole("button", { name: new RegExp(`^${name}`) });
const wants = (page, text) => aside(page).getByText(text).first().waitFor();

async function open(page, hand, name) {
  const target = row(page, name);
  if ((await target.getAttribute("aria-expanded")) !== "true") await hand.click(target);
}

async function tick(page, hand, name, value) {
  await open(page, hand, name);
  await hand.click(panel(page).getByRole("checkbox", { name: value, exact: true }).last());
  await page.waitForTimeout(400);
}

async function bound(page, hand, name, end, value) {
  await open(page, hand, name);
  await hand.type(panel(page).getByRole("textbox", { name: new RegExp(`^${name}, ${end}`) }), value, "Tab");
  await page.waitForTimeout(400);
}

/** A focused gauge moves one step per key. */
async function weigh(page, hand, name, key) {
  await open(page, hand, name);
  const slider = panel(page).getByRole("slider", { name: `Weight of ${name.toLowerCase()}` });
  await slider.press(key);
  hand.counts.keys += 1;
  hand.counts.steps += 1;
  await page.waitForTimeout(700);
}

const tooMuch = async (page, hand) => {
  await tick(page, hand, "Drive", "all-wheel drive");
  await tick(page, hand, "Body", "SUV");
  await tick(page, hand, "Body", "wagon");
  await bound(page, hand, "Budget", "At most", "24000");
  await bound(page, hand, "Year", "At least", "2019");
  await bound(page, hand, "Highway", "At least", "35");
};

export const tasks = [
  {
    name: "1 cheap with all-wheel drive",
    chat: (_page, hand) => hand.say("cheapest all-wheel drive under $25k"),
    filters: async (page, hand) => {
      await tick(page, hand, "Drive", "all-wheel drive");
      await bound(page, hand, "Budget", "At most", "25000");
    },
    done: async (page) => {
      await wants(page, "all-wheel drive");
      await wants(page, "up to $25,000");
    },
  },
  {
    name: "2 family SUV, hybrid, 2021+, under 40k",
    chat: (_page, hand) => hand.say("a hybrid SUV for the family, 2021 or newer, under 40k"),
    filters: async (page, hand) => {
      await tick(page, hand, "Body", "SUV");
      await tick(page, hand, "Kind", "hybrid");
      await bound(page, hand, "Year", "At least", "2021");
      await bound(page, hand, "Budget", "At most", "40000");
    },
    done: async (page) => {
      await wants(page, "hybrid");
      await wants(page, "2021 or newer");
    },
  },
  {
    name: "3 change your mind: sedan to wagon",
    chat: async (_page, hand) => {
      await hand.say("a sedan under 30k");
      await hand.say("make that a wagon instead");
    },
    filters: async (page, hand) => {
      await tick(page, hand, "Body", "sedan");
      await bound(page, hand, "Budget", "At most", "30000");
      await tick(page, hand, "Body", "sedan");
      await tick(page, hand, "Body", "wagon");
    },
    done: (page) => wants(page, /^wagon$/),
  },
  {
    name: "4 recover from nothing found",
    chat: async (page, hand) => {
      await hand.say("AWD for sure, a wagon or SUV, under $24k, 2019 or newer, 35 mpg highway would be nice");
      await hand.click(page.getByRole("log").getByRole("button", { name: /is fine$/ }));
    },
    filters: async (page, hand) => {
      await tooMuch(page, hand);
      await weigh(page, hand, "Highway", "Home");
      await hand.click(
        page
          .getByRole("log")
          .getByRole("button", { name: /is fine$/ })
          .last(),
      );
    },
    done: (page) =>
      aside(page)
        .getByRole("heading", { level: 2, name: /^[1-9][\d,]* cars?$/ })
        .first()
        .waitFor(),
  },
  {
    name: "5 compare three",
    chat: async (page, hand) => {
      await hand.say("an AWD sedan under 32k");
      await compareThree(page, hand);
    },
    filters: async (page, hand) => {
      await tick(page, hand, "Body", "sedan");
      await tick(page, hand, "Drive", "all-wheel drive");
      await bound(page, hand, "Budget", "At most", "32000");
      await compareThree(page, hand);
    },
    done: (page) => page.getByRole("heading", { name: "Three cars side by side" }).waitFor(),
  },
  {
    name: "6 a strong pickup, no Fords",
    chat: (_page, hand) => hand.say("a pickup with at least 300 hp, no Fords"),
    filters: async (page, hand) => {
      await tick(page, hand, "Body", "crew-cab pickup");
      await bound(page, hand, "Power", "At least", "300");
      await open(page, hand, "Make");
      await hand.click(panel(page).getByText("None of these").nth(1));
      await tick(page, hand, "Make", "Ford");
    },
    done: (page) => wants(page, /not Ford/),
  },
  {
    name: "7 keep what gave way",
    chat: async (page, hand) => {
      await hand.say("AWD for sure, a wagon or SUV, under $24k, 2019 or newer, 35 mpg highway would be nice");
      await hand.click(page.getByRole("log").getByRole("button", { name: /^Keep 35/ }));
    },
    filters: async (page, hand) => {
      await tooMuch(page, hand);
      await open(page, hand, "Highway");
      await hand.click(panel(page).getByRole("button", { name: "Lock highway" }));
    },
    done: async (page) => {
      const all = aside(page).getByRole("button", { name: "All wishes and filters" });
      if (await all.isVisible()) await all.click();
      await page.getByRole("button", { name: "Unlock highway" }).first().waitFor();
    },
  },
  {
    name: "8 like this one, but better mileage",
    chat: async (page, hand) => {
      await hand.say("a hatchback under 25k");
      await betterMileage(page, hand);
    },
    filters: async (page, hand) => {
      await tick(page, hand, "Body", "hatchback");
      await bound(page, hand, "Budget", "At most", "25000");
      await betterMileage(page, hand);
    },
    done: (page) => wants(page, /\d+ mpg or more/),
  },
  {
    name: "9 newest electric under 45k",
    chat: async (page, hand) => {
      await hand.say("an electric car under 45k");
      await newestFirst(page, hand);
    },
    filters: async (page, hand) => {
      await tick(page, hand, "Fuel", "electric");
      await bound(page, hand, "Budget", "At most", "45000");
      await newestFirst(page, hand);
    },
    done: (page) =>
      aside(page)
        .getByRole("button", { name: /Newest first/ })
        .waitFor(),
  },
  {
    name: "10 take back a mistake",
    chat: async (_page, hand) => {
      await hand.say("a convertible under 40k");
      await hand.say("forget the budget");
      await hand.say("undo");
    },
    filters: async (page, hand) => {
      await tick(page, hand, "Body", "convertible");
      await bound(page, hand, "Budget", "At most", "40000");
      await hand.click(panel(page).getByRole("button", { name: /^Remove up to \$40,000/ }));
      await page.waitForTimeout(600);
      await hand.click(page.getByRole("banner").getByRole("button", { name: "Undo" }));
    },
    done: (page) => wants(page, "up to $40,000"),
  },
];

async function compareThree(page, hand) {
  for (let kept = 0; kept < 3; kept += 1) {
    await hand.click(
      aside(page)
        .getByRole("button", { name: /^Put the/ })
        .first(),
    );
  }
  await hand.click(aside(page).getByRole("link", { name: "Compare 3" }));
}

async function betterMileage(page, hand) {
  await hand.click(
    aside(page)
      .getByRole("button", { name: /^Better mileage/ })
      .first(),
  );
}

async function newestFirst(page, hand) {
  await hand.click(aside(page).getByRole("button", { name: /Best fit first/ }));
  await hand.click(page.getByRole("menuitemradio", { name: "Newest first" }));
}
