/** Updates the database at startup so the first visitor doesn't wait. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { startUp } = await import("./app/_server/start-up");
  await startUp();
}
