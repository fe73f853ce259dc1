/**
 * Keeps zod from testing whether it may run code from text. The content policy forbids that and reports the try. The
 * setting is global, so it need not load zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
