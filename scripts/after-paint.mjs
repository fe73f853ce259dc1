/**
 * Makes a build's pages fetch React and the router after the first paint. Next has no setting for it. The HTML shows
 * the page already, so on a slow phone these 135 kB needn't race its style and font.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder as build } from "./domain.mjs";
import { giveUp } from "./steps.mjs";

const shared = /("rootMainFiles":\s*)(\[[^\]]*\])/;

const [, , names] =
  shared.exec(readFileSync(join(build, "build-manifest.json"), "utf8")) ??
  giveUp("The build's manifest names no shared scripts: scripts/after-paint.mjs no longer fits this Next.");
const text = `(${waitForPaint})(${names.replace(/\s+/g, "")});`;
const name = `static/chunks/paint-${createHash("sha256").update(text).digest("hex").slice(0, 12)}.js`;
writeFileSync(join(build, name), text);
const manifests = readdirSync(build, { recursive: true }).filter((file) => /build-manifest\.js(on)?$/.test(file));
for (const file of manifests.map((each) => join(build, each))) {
  writeFileSync(file, readFileSync(file, "utf8").replace(shared, `$1["${name}"]`));
}

/** Runs in the browser. A hidden tab paints nothing, so it loads at once. */
function waitForPaint(names) {
  // As written in the page: the scripts find each other by it.
  const base = document.currentScript.getAttribute("src").replace(/static\/chunks\/.*/, "");
  const load = () => {
    for (const name of names)
      document.head.append(Object.assign(document.createElement("script"), { src: base + name }));
  };
  if (document.visibilityState === "hidden") load();
  else requestAnimationFrame(() => setTimeout(load));
}
