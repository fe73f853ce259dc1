import { defineCommand } from "citty";
import { readCatalogFile, readGiven, UnusableFile } from "@/cli/catalog/open-catalog";
import { about, operand, required } from "@/cli/flags";
import { type ReplyCertificate, replyCertificateSchema } from "@/lib/dialogue/certifying/reply-certificate";
import { checkReply } from "./check-reply";

export const verifyCommand = defineCommand({
  meta: about(
    "verify",
    "Check the certificate of a reply, or of every reply in a guest's export, by counting the products again.",
  ),
  args: {
    reply: operand("JSON with a certificate"),
    catalog: required("CSV of the catalog that the reply came from", "FILE"),
  },
  async run({ args }) {
    const found = certificatesIn(args.reply, await readGiven(args.reply));
    const rows = await readCatalogFile(args.catalog);
    let failed = 0;
    for (const [place, certificate] of found.entries()) {
      if (found.length > 1) console.log(`Reply ${place + 1} of ${found.length}`);
      for (const { says, holds } of checkReply(certificate, rows)) {
        console.log(`${holds ? "pass" : "FAIL"}  ${says}`);
        if (!holds) failed += 1;
      }
    }
    console.log(failed === 0 ? "Every claim holds." : `Claims that fail: ${failed}.`);
    if (failed > 0) process.exitCode = 1;
  },
});

function certificatesIn(file: string, text: string): ReplyCertificate[] {
  const found: ReplyCertificate[] = [];
  const take = (_key: string, value: unknown): unknown => {
    if (typeof value !== "object" || value === null || !("kind" in value) || value.kind !== "leeway-certificate")
      return value;
    const read = replyCertificateSchema.strict().safeParse(value);
    if (!read.success) throw new UnusableFile(`${file} holds a certificate that cannot be read: ${read.error.message}`);
    found.push(read.data);
    return value;
  };
  try {
    JSON.parse(text, take);
  } catch (error) {
    if (error instanceof SyntaxError) throw new UnusableFile(`${file} is not JSON: ${error.message}.`);
    throw error;
  }
  if (found.length === 0) throw new UnusableFile(`${file} holds no certificate.`);
  return found;
}
