import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

interface Service {
  environment: Record<string, string | number>;
  volumes: string[];
  tmpfs: string[];
  read_only: boolean;
  cap_drop: string[];
  security_opt: string[];
  mem_limit: string;
}
const { services, volumes } = parse(readFileSync("compose.yaml", "utf8"), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const servers = Object.entries(services).filter(([name]) => name.startsWith("leeway-"));

describe("compose.yaml", () => {
  it.each(servers)("hands %s every variable of .env.example and no other", (_, { environment }) => {
    const example = readFileSync(".env.example", "utf8");
    const named = new Set([...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name));
    expect(named.size).toBeGreaterThan(20);
    expect(Object.keys(environment).sort()).toEqual([...named].sort());
    const fixed = ["DATABASE_URL", "HOST", "PORT", "LEEWAY_DATA"];
    for (const [name, value] of Object.entries(environment))
      if (!fixed.includes(name)) expect(String(value), name).toContain(`\${${name}:`);
  });

  it("shares /data between the servers, for the files of runs", () => {
    expect(servers).toHaveLength(2);
    for (const [, { environment, volumes: mounted }] of servers) {
      const [volume, place] = mounted[0]?.split(":") ?? [];
      expect(place).toBe(environment.LEEWAY_DATA);
      expect(Object.keys(volumes)).toContain(volume);
      expect(mounted).toEqual(servers[0]?.[1].volumes);
    }
  });

  it.each(Object.entries(services))("gives %s no right and no room it does not need", (_, service) => {
    expect(service.read_only).toBe(true);
    expect(service.tmpfs).toContain("/tmp");
    expect(service.cap_drop).toEqual(["ALL"]);
    expect(service.security_opt).toContain("no-new-privileges:true");
    expect(service.mem_limit).toMatch(/^\d+g$/);
  });
});
