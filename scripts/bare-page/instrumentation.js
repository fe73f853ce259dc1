// A page of its own has one of its own, or the app's would be found further up.
export function register() {}
