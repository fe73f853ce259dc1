// Keeps Next from finding the app's own file further up.
export function register() {}
