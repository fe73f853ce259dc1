"use client";

import { CSPProvider } from "@base-ui/react/csp-provider";
import { ThemeProvider as NextThemesProvider } from "next-themes";
import type { ReactNode } from "react";

interface ThemeProviderProps {
  /** Nonce of the content security policy, for the small script that sets the theme before the first paint and for the styles of widgets. */
  nonce: string | undefined;
  children: ReactNode;
}

/** Light, dark, or as the system says; without scripts the system decides. */
export function ThemeProvider({ nonce, children }: ThemeProviderProps) {
  return (
    <NextThemesProvider
      attribute="class"
      defaultTheme="system"
      enableColorScheme={false}
      disableTransitionOnChange
      {...(nonce ? { nonce } : {})}
    >
      <CSPProvider {...(nonce ? { nonce } : {})}>{children}</CSPProvider>
    </NextThemesProvider>
  );
}
