/** Replaces `@ai-sdk/gateway` in browsers (next.config.ts). Only servers use it, so calls throw. */
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
