/** Runs once when the server starts: brings the database up to date, so that the first visitor does not wait. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { startUp } = await import("./app/_server/start-up");
  await startUp();
}
