import { generateKeyPairSync, sign } from "node:crypto";

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const hex = (text: string) => Buffer.from(text, "hex");
const text = (tag: number, said: string) => der(tag, Buffer.from(said, "latin1"));
const [commonName, otherNames, signedBy] = [hex("0603550403"), hex("0603551d11"), hex("06082a8648ce3d040302")];

export function ownCertificate(host: string): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const name = sequence(der(0x31, sequence(commonName, text(0x0c, host))));
  const names = sequence(sequence(otherNames, der(0x04, sequence(text(0x82, host)))));
  const body = sequence(
    ...[der(0xa0, hex("020102")), hex("020101"), sequence(signedBy), name],
    ...[sequence(text(0x17, "200101000000Z"), text(0x17, "490101000000Z")), name],
    ...[publicKey.export({ type: "spki", format: "der" }), der(0xa3, names)],
  );
  const whole = sequence(body, sequence(signedBy), der(0x03, hex("00"), sign("sha256", body, privateKey)));
  const lines = whole.toString("base64").match(/.{1,64}/g) ?? [];
  return {
    cert: ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n"),
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}
