import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askAt, fetchPhoto, PhotoRefused, type PhotoTools } from "./fetch-photo";
import { ownCertificate } from "./testing/own-certificate";
import { photoFile } from "./testing/photo-files";

const jpeg = await photoFile("jpeg");
const open = "93.184.216.34";

function network({ addresses = [open], status = 200, body = [jpeg] as Uint8Array[] } = {}) {
  const asked: string[] = [];
  const tools: PhotoTools = {
    resolve: async () => addresses,
    ask: async (url, address) => {
      asked.push(`${url.hostname} at ${address}`);
      return {
        status,
        body: (async function* () {
          yield* body;
        })(),
      };
    },
  };
  return { asked, tools };
}

const photo = "https://cars.example/1.jpg";

describe("fetching a photo", () => {
  it("asks the very address that was checked, and takes JPEG, PNG and WebP by what they hold", async () => {
    for (const kind of ["jpeg", "png", "webp"] as const) {
      const file = await photoFile(kind);
      const { asked, tools } = network({ body: [file.subarray(0, 20), file.subarray(20)] });
      expect((await fetchPhoto(photo, tools)).type).toBe("image/webp");
      expect(asked).toEqual([`cars.example at ${open}`]);
    }
  });

  it.each([
    "http://cars.example/1.jpg",
    "ftp://cars.example/1.jpg",
    "file:///etc/passwd",
    "https://me:secret@cars.example/1.jpg",
    "https://cars.example:8443/1.jpg",
    "//cars.example/1.jpg",
    "no address",
  ])("asks nobody for %s", async (address) => {
    const { asked, tools } = network();
    await expect(fetchPhoto(address, tools)).rejects.toThrow("not plain https");
    expect(asked).toEqual([]);
  });

  it.each([
    ...["127.0.0.1", "10.1.2.3", "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"],
    ...["224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "::1", "::", "fe80::1", "fd00::1", "ff02::1"],
    ...["::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1", "2001:db8::1", "2002:7f00:1::", "2001::1", "junk"],
  ])("asks nobody at %s, alone or beside an open address", async (address) => {
    for (const addresses of [[address], [open, address]]) {
      const { asked, tools } = network({ addresses });
      await expect(fetchPhoto(photo, tools)).rejects.toThrow("not on the internet");
      expect(asked).toEqual([]);
    }
  });

  it("reads numbers and brackets in place of a name as the addresses they are", async () => {
    const { asked, tools } = network();
    const literal = { ...tools, resolve: async (host: string) => [host] };
    for (const host of ["2130706433", "0x7f.1", "[::1]", "[::ffff:a00:1]"]) {
      await expect(fetchPhoto(`https://${host}/1.jpg`, literal)).rejects.toThrow("not on the internet");
    }
    await fetchPhoto("https://[2606:4700::1111]/1.jpg", literal);
    expect(asked).toEqual(["[2606:4700::1111] at 2606:4700::1111"]);
  });

  it("follows no redirect, and refuses what is too large, no picture, or not there", async () => {
    await expect(fetchPhoto(photo, network({ addresses: [] }).tools)).rejects.toThrow("not on the internet");
    await expect(fetchPhoto(photo, network({ status: 302 }).tools)).rejects.toThrow("answered 302");
    const large = Array.from({ length: 6 }, () => new Uint8Array(1_000_000));
    await expect(fetchPhoto(photo, network({ body: large }).tools)).rejects.toThrow("larger than 5 MB");
    for (const text of ["<svg xmlns='http://www.w3.org/2000/svg'/>", "<html>", "GIF89a", ""]) {
      await expect(fetchPhoto(photo, network({ body: [Buffer.from(text)] }).tools)).rejects.toThrow("no JPEG");
    }
    const away: PhotoTools = { ...network().tools, ask: () => Promise.reject(new Error("ECONNREFUSED 10.0.0.1")) };
    const refused = await fetchPhoto(photo, away).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PhotoRefused);
    expect((refused as Error).message).toBe("its host could not be reached");
  });
});

describe("fetching a photo over a real connection", () => {
  const { cert, key } = ownCertificate("cars.example");
  const asked: (string | undefined)[] = [];
  const server = createServer({ cert, key }, ({ url, headers }, answer) => {
    asked.push(`${headers.host?.split(":")[0]}${url}`, headers.accept, headers.cookie);
    if (url === "/moved.jpg") answer.writeHead(302, { location: "/1.jpg" }).end();
    else if (url === "/endless.jpg") answer.on("drain", () => answer.write(large)).write(large);
    else if (url === "/cut.jpg")
      answer.writeHead(200, { "content-length": "999999" }).end(jpeg, () => answer.destroy());
    else answer.writeHead(200, { "content-type": "text/html" }).end(jpeg);
  });
  const large = Buffer.alloc(500_000);
  beforeAll(() => new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const tools = (ca: string): PhotoTools => ({
    resolve: async () => [open],
    ask: (url, _, signal) => askAt(url, "127.0.0.1", signal, { ca, port: (server.address() as AddressInfo).port }),
  });

  it("goes to the address it was given, though nobody knows the name, and brings the picture", async () => {
    const { type, bytes } = await fetchPhoto(photo, tools(cert));
    expect(type).toBe("image/webp");
    expect(bytes.toString("latin1", 8, 12)).toBe("WEBP");
    expect(asked).toEqual(["cars.example/1.jpg", "image/jpeg, image/png, image/webp", undefined]);
  });

  it("believes a host only with a certificate for that very name", async () => {
    for (const refused of [
      fetchPhoto(photo, tools(ownCertificate("cars.example").cert)),
      fetchPhoto("https://other.example/1.jpg", tools(cert)),
    ]) {
      await expect(refused).rejects.toThrow("could not be reached");
    }
  });

  it.each([
    ["moved", "answered 302"],
    ["endless", "larger than 5 MB"],
    ["cut", "could not be reached"],
  ])("refuses a photo that is %s", async (name, reason) => {
    await expect(fetchPhoto(`https://cars.example/${name}.jpg`, tools(cert))).rejects.toThrow(reason);
  });

  it("asks neither this machine nor its network, however the name resolves", async () => {
    const before = asked.length;
    for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
      await expect(fetchPhoto(`https://${host}/1.jpg`)).rejects.toThrow("not on the internet");
    }
    expect(asked).toHaveLength(before);
  });
});
