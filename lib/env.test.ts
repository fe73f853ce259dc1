import { describe, expect, it } from "vitest";
import { EnvironmentError, parseEnvironment } from "./env";

describe("the environment", () => {
  it("may be empty, and empty variables count as unset", () => {
    const bare = {
      LEEWAY_DATA: ".data",
      HOST: "127.0.0.1",
      TRUSTED_PROXIES: 0,
      RATE_LIMIT_GUEST: 120,
      RATE_LIMIT_ADDRESS: 600,
      RATE_LIMIT_ALL: 6000,
      DATABASE_POOL: 10,
      RETENTION_DAYS: 400,
      PRICES: "today",
      CATALOG_READER: "columns",
      STUDY_METHOD_HOSTS: ["localhost", "127.0.0.1", "[::1]"],
    };
    expect(parseEnvironment({})).toEqual(bare);
    expect(parseEnvironment({ PORT: "", DATABASE_URL: " ", OTHER: "x" })).toEqual(bare);
  });

  it("is read when everything fits", () => {
    const set = {
      PORT: "8080",
      DATABASE_URL: "postgres://me:pass@localhost:5432/leeway",
      OPENAI_BASE_URL: "http://127.0.0.1:11434/v1",
      OPENAI_API: "chat",
      SESSION_SECRET: "0123456789abcdef",
      LEEWAY_DATA: "/var/lib/leeway",
      HOST: "0.0.0.0",
      PUBLIC_URL: "https://leeway.example.org",
      DATABASE_REPLICAS: "postgres://one/leeway, postgres://two/leeway",
    };
    expect(parseEnvironment(set)).toMatchObject({
      ...set,
      PORT: 8080,
      DATABASE_REPLICAS: ["postgres://one/leeway", "postgres://two/leeway"],
    });
  });

  it("reads a model's prices, and keeps no cap in money without them", () => {
    const prices = { OPENAI_PRICES: "0.4, 1.6" };
    expect(parseEnvironment({ ...prices, OPENAI_SPEND_CAP: "0.05" })).toMatchObject({
      OPENAI_PRICES: { input: 0.4, output: 1.6 },
      OPENAI_SPEND_CAP: 0.05,
    });
    expect(() => parseEnvironment({ OPENAI_SPEND_CAP: "0.05" })).toThrow(/cannot be kept without prices/);
  });

  it.each([
    ["PORT", "0"],
    ["PORT", "70000"],
    ["PORT", "3000x"],
    ["DATABASE_URL", "mysql://localhost/cars"],
    ["DATABASE_URL", "localhost"],
    ["OPENAI_BASE_URL", "file:///etc/passwd"],
    ["OPENAI_API", "completions"],
    ["OPENAI_TOKEN_CAP", "many"],
    ["STUDY_METHOD_HOSTS", "http://method.example.org/choose"],
    ["OPENAI_TIMEOUT", "0"],
    ["OPENAI_TIMEOUT", "31"],
    ["SESSION_SECRET", "short"],
    ["SESSION_SECRET_PREVIOUS", "short"],
    ["RESEARCH_TOKEN", "one that ends too soon."],
    ["METRICS_TOKEN", "short enough to guess"],
    ["RETENTION_DAYS", "0"],
    ["RETENTION_DAYS", "for ever"],
    ["PUBLIC_URL", "leeway.example.org"],
    ["TRUSTED_PROXIES", "all"],
    ["RATE_LIMIT_GUEST", "0"],
    ["RATE_LIMIT_ADDRESS", "none"],
    ["RATE_LIMIT_ALL", "-1"],
    ["DATABASE_REPLICAS", "postgres://one/leeway,two"],
    ["DATABASE_POOL", "0"],
    ["OPENAI_DAILY_TOKENS", "lots"],
    ["OPENAI_PRICES", "cheap"],
    ["PRICES", "sticker"],
    ["OPENAI_SPEND_CAP", "a cent"],
  ])("refuses %s=%s with a sentence that names it, says what to do and does not repeat the value", (name, value) => {
    const parse = () => parseEnvironment({ [name]: value });
    expect(parse).toThrow(EnvironmentError);
    expect(parse).toThrow(new RegExp(`^${name} must .*unset it.*\\.$`));
    if (/SECRET|TOKEN$/.test(name)) expect(parse).not.toThrow(value);
  });
});
