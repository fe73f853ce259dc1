/** One thing wrong with a configuration, with where it is: `conditions.1.method`. */
export interface ConfigurationProblem {
  path: string;
  reason: string;
}
