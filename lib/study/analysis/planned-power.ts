import { seededRandom } from "@/lib/random";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { participantsFor } from "./power";
import { powerPlanOf, powerRationale } from "./power-report";

/** Simulated studies a figure: its standard error is below two points. */
const studies = 1000;

/**
 * The power analysis that a configuration plans with, as text for its preregistration; `null` where it plans with none.
 * The same configuration gives the same text.
 */
export function plannedPower(configuration: Configuration): string | null {
  const { power } = configuration.plan;
  // Versions stored before plans had this field hold none.
  if (!power) return null;
  const { expected, sd, wanted } = power;
  const random = seededRandom(configuration.seed, "planned power");
  const plan = powerPlanOf(configuration, { means: expected, sd });
  const participants = participantsFor(plan, wanted, { studies, most: 2000, random });
  return powerRationale(configuration, { plan, wanted, studies, participants }, random);
}
