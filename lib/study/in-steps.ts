export async function inSteps<Step, Result>(
  work: Generator<Step, Result>,
  told: (step: Step) => Promise<unknown> | unknown,
): Promise<Result> {
  let step = work.next();
  for (; !step.done; step = work.next()) await told(step.value);
  return step.value;
}
