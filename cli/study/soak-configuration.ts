import type { Configuration } from "@/lib/study/configuration/configuration";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";

/** The example study with ids of a recruiter, room for everybody, and time limits short enough to be met in a soak. */
export function soakConfiguration(): Configuration {
  const example = exampleConfiguration();
  return {
    ...example,
    slug: "soak",
    trials: { ...example.trials, maximumMinutes: 1, rankAgain: true },
    recruitment: {
      ...example.recruitment,
      recruiter: "prolific",
      target: 100_000,
      perAddress: 1000,
      returnUrl: "https://app.prolific.com/submissions/complete?cc={code}",
      allowedHosts: ["app.prolific.com"],
      returning: { policy: "resume", maximumAgeMinutes: 120, idleMinutes: 5 },
    },
  };
}
