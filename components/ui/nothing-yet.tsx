/** Renders nothing while a part loads, so the page needn't wait. */
export function nothingYet(): null {
  return null;
}
