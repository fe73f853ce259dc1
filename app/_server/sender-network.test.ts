import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { senderNetwork } from "./session/client-address";

const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
const octet = fc.integer({ min: 0, max: 255 });
const seed = 20_260_801;

describe("the network a sender is counted by", () => {
  it("is the same for all addresses of an IPv6 /64 and another for the next one", () => {
    const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length });
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (network, host, other) => {
        fc.pre(network.slice(0, 3).some((each) => each !== "0"));
        const at = (hosts: string[], net = network) => senderNetwork([...net, ...hosts].join(":"));
        expect(at(host)).toBe(at(other));
        const next = network.with(3, ((Number.parseInt(network[3] ?? "0", 16) + 1) % 0x10000).toString(16));
        expect(at(host, next)).not.toBe(at(host));
      }),
      { seed },
    );
  });

  it("is the IPv4 address, also where it is written as IPv6", () => {
    fc.assert(
      fc.property(octet, octet, octet, octet, (...octets) => {
        const address = octets.join(".");
        expect(senderNetwork(address)).toBe(address);
        expect(senderNetwork(`::ffff:${address}`)).toBe(address);
        const [a, b, c, d] = octets.map((each) => each.toString(16).padStart(2, "0"));
        expect(senderNetwork(`0:0:0:0:0:FFFF:${a}${b}:${c}${d}`)).toBe(address);
      }),
      { seed },
    );
  });

  it.each([
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["[2001:db8:0:0:1::9]:443", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["198.51.100.7:51234", "198.51.100.7"],
    ["unknown", "unknown"],
    ["", ""],
  ])("of %s is %s", (address, network) => expect(senderNetwork(address)).toBe(network));
});
