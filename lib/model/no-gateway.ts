/**
 * Stands in for `@ai-sdk/gateway` in browsers (next.config.ts): the AI SDK imports it for models named by a string, which
 * only servers call. Nothing here is ever reached; what should be is loud.
 */
export function createGateway(): never {
  throw new Error("Language models are called by the server, not by the page.");
}

export const gateway = createGateway;

class NotOfTheGateway extends Error {
  static isInstance(_error: unknown): boolean {
    return false;
  }
}

export { NotOfTheGateway as GatewayAuthenticationError, NotOfTheGateway as GatewayError };
