/**
 * Runs in the browser before everything else. zod would try out whether it may build code from text; the content policy
 * forbids that, and the try shows up as an issue of the page. Its settings are global, so that it need not be loaded here.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
