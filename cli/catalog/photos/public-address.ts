import { BlockList, isIP } from "node:net";

const listed = (family: "ipv4" | "ipv6", subnets: string) => {
  const list = new BlockList();
  for (const each of subnets.split(" ")) {
    const [net = "", bits] = each.split("/");
    list.addSubnet(net, Number(bits), family);
  }
  return list;
};

/** What the registry of special addresses keeps from the open internet. */
const closed = listed(
  "ipv4",
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3",
);
/** IPv6 is open in one block alone, and not in the parts of it that lead to IPv4 or are for examples. */
const open6 = listed("ipv6", "2000::/3");
const closed6 = listed("ipv6", "2001::/23 2001:db8::/32 2002::/16 3fff::/20");

/** Whether an address is one of the open internet: nothing of this machine, its network or its cloud. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, "ipv4");
  return family === 6 && open6.check(address, "ipv6") && !closed6.check(address, "ipv6");
}
