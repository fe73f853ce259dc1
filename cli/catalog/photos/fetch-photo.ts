import { lookup } from "node:dns/promises";
import { request } from "node:https";
import { BlockList, isIP, isIPv6, type LookupFunction } from "node:net";

/** The message is the reason, as a sentence's end. */
export class PhotoRefused extends Error {}

export interface PhotoTools {
  resolve(host: string): Promise<string[]>;
  /** Uses that address, so the name cannot resolve differently later. */
  ask(url: URL, address: string, signal: AbortSignal): Promise<{ status: number; body: AsyncIterable<Uint8Array> }>;
}

const mostBytes = 5_000_000;
/** Milliseconds in total. */
const patience = 15_000;

/** Allows only https on the open internet, and re-encodes. Throws `PhotoRefused`. */
export async function fetchPhoto(address: string, tools: PhotoTools = network) {
  const bytes = await encodePhoto(await fetchBytes(address, tools));
  if (!bytes) throw new PhotoRefused("it is no JPEG, PNG or WebP that can be opened");
  return { type: "image/webp", bytes };
}

async function fetchBytes(address: string, { resolve, ask }: PhotoTools): Promise<Buffer> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "")
    throw new PhotoRefused("its address is not plain https");
  const signal = AbortSignal.timeout(patience);
  try {
    const found = await resolve(url.hostname.replace(/^\[|\]$/g, ""));
    const [first] = found;
    if (first === undefined || !found.every(isPublicAddress)) throw new PhotoRefused("its host is not on the internet");
    const { status, body } = await ask(url, first, signal);
    if (status !== 200) throw new PhotoRefused(`its host answered ${status}`);
    return await whole(body, signal);
  } catch (error) {
    if (error instanceof PhotoRefused) throw error;
    throw new PhotoRefused(signal.aborted ? "its host is too slow" : "its host could not be reached", { cause: error });
  }
}

async function whole(body: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    signal.throwIfAborted();
    size += part.byteLength;
    if (size > mostBytes) throw new PhotoRefused("it is larger than 5 MB");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const network: PhotoTools = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  ask: askAt,
};

/** Port and authority. */
type Host = { port?: number; ca?: string };

export function askAt(url: URL, address: string, signal: AbortSignal, at: Host = {}): ReturnType<PhotoTools["ask"]> {
  const found = { address, family: isIPv6(address) ? 6 : 4 };
  const options = {
    ...{ ...at, signal },
    agent: false as const,
    headers: { accept: "image/jpeg, image/png, image/webp" },
    lookup: ((_, { all }, done) =>
      all ? done(null, [found]) : done(null, address, found.family)) satisfies LookupFunction,
  };
  return new Promise((answered, failed) => {
    const asked = request(url, options, (answer) => answered({ status: answer.statusCode ?? 0, body: answer }));
    asked.on("error", failed).end();
  });
}

const listed = (family: "ipv4" | "ipv6", subnets: string) => {
  const list = new BlockList();
  for (const each of subnets.split(" ")) {
    const [net = "", bits] = each.split("/");
    list.addSubnet(net, Number(bits), family);
  }
  return list;
};

const closed = listed(
  "ipv4",
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3",
);
/** Open IPv6 is one block, without parts for IPv4 or examples. */
const open6 = listed("ipv6", "2000::/3");
const closed6 = listed("ipv6", "2001::/23 2001:db8::/32 2002::/16 3fff::/20");

/** Rejects this machine, its network and its cloud. */
function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, "ipv4");
  return family === 6 && open6.check(address, "ipv6") && !closed6.check(address, "ipv6");
}

/** Pixels, twice the widest place. */
const longest = 1600;
/** A small file may unpack to gigabytes. */
const mostPixels = 50_000_000;
const openers = ["Jpeg", "Png", "Webp"].map((kind) => `VipsForeignLoad${kind}Buffer`);

/** Redraws a picture upright as a bounded WebP without metadata. `null` for broken files. */
export async function encodePhoto(bytes: Buffer): Promise<Buffer | null> {
  // Loaded on use, because most catalogs have no photos.
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: openers });
  try {
    const picture = sharp(bytes, { failOn: "error", limitInputPixels: mostPixels }).autoOrient();
    const small = picture.resize({ width: longest, height: longest, fit: "inside", withoutEnlargement: true });
    return await small.webp({ quality: 80 }).toBuffer();
  } catch {
    return null;
  }
}
