/** Handles a failure: warns with its cause, and does what is left to do. */
export function warned(said: string, rest: () => void = () => undefined): (cause: unknown) => void {
  return (cause) => {
    console.warn(said, cause);
    rest();
  };
}
