import type { Page } from "@playwright/test";

/** Waits until two frames in a row have no running transition, so that sizes and colors are final. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moves = () =>
      document
        .getAnimations()
        .some((each) => each.effect?.getTiming().iterations === 1 && each.playState !== "finished");
    const until = performance.now() + 5000;
    for (let still = 0; still < 2 && performance.now() < until; still = moves() ? 0 : still + 1)
      await new Promise(requestAnimationFrame);
  });
}
