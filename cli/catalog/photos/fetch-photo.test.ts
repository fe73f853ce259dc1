import { describe, expect, it } from "vitest";
import { fetchPhoto, PhotoRefused, type PhotoTools } from "./fetch-photo";
import { jpegFile, pngFile, webpFile } from "./testing/photo-files";

const open = "93.184.216.34";

/** A network of one host; what was asked of it is noted. */
function network({ addresses = [open], status = 200, body = [jpegFile()] as Uint8Array[] } = {}) {
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
    for (const [type, file] of [
      ["image/jpeg", jpegFile()],
      ["image/png", pngFile()],
      ["image/webp", webpFile()],
    ] as const) {
      const { asked, tools } = network({ body: [file.subarray(0, 20), file.subarray(20)] });
      expect((await fetchPhoto(photo, tools)).type).toBe(type);
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
