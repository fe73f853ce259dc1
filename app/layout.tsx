import "./globals.css";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { siteOrigin } from "@/app/_server/site-origin";
import { ThemeProvider } from "@/components/ui/theme-provider";
import { fontClasses } from "./fonts";

const description = "Say what you want in a car. If no car has it all, Leeway tells you what it gave up, and why.";

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
  return (
    <html lang="en" className={fontClasses} suppressHydrationWarning>
      <body>
        <ThemeProvider nonce={nonce}>{children}</ThemeProvider>
      </body>
    </html>
  );
}
