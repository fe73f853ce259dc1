import "./globals.css";
import { CSPProvider } from "@base-ui/react/csp-provider";
import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import type { ReactNode } from "react";
import { siteOrigin } from "@/app/_server/session/site-origin";
import { joinClasses } from "@/components/ui/join-classes";
import { themeCookie, themeOf } from "@/components/ui/theme";
import { door } from "@/messages/door";
import { EarlyPress } from "./early-press";
import { fontClasses } from "./fonts";
import { Italics } from "./italics";

const description = door.description;

export async function generateMetadata(): Promise<Metadata> {
  return {
    metadataBase: new URL(await siteOrigin()),
    title: { default: "Leeway", template: "%s, Leeway" },
    description,
    openGraph: { siteName: "Leeway", type: "website", title: "Leeway", description },
    twitter: { card: "summary_large_image" },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf9f4" },
    { media: "(prefers-color-scheme: dark)", color: "#171614" },
  ],
  // The page shrinks with the on-screen keyboard, so the composer stays in sight.
  interactiveWidget: "resizes-content",
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const theme = themeOf((await cookies()).get(themeCookie)?.value);
  return (
    <html lang="en" className={joinClasses(fontClasses, theme)}>
      <body>
        <EarlyPress nonce={nonce} />
        {/* For the small styles that widgets bring along. */}
        <CSPProvider {...(nonce ? { nonce } : {})}>{children}</CSPProvider>
        <Italics />
      </body>
    </html>
  );
}
