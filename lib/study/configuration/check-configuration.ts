import { checkArms, checkDesign, checkPlan } from "./check-design";
import { checkInstruments } from "./check-instruments";
import { checkRecruitment } from "./check-recruitment";
import type { Configuration } from "./configuration";
import type { ConfigurationProblem } from "./configuration-problem";

/** What is wrong between the fields of a configuration whose form is right; empty when it can be run. */
export function checkConfiguration(configuration: Configuration): ConfigurationProblem[] {
  return [
    ...checkArms(configuration),
    ...checkDesign(configuration),
    ...checkPlan(configuration),
    ...checkInstruments(configuration),
    ...checkRecruitment(configuration),
  ];
}
