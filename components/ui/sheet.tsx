import { Drawer } from "@base-ui/react/drawer";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { site } from "@/messages/site";
import { IconButton } from "./button";

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `none` hides even the cross. Screen readers get both. */
  head?: "title" | "cross" | "none";
  children: ReactNode;
}

const heads = {
  title: "flex min-h-12 shrink-0 items-center justify-between pr-2 pl-4",
  cross: "absolute top-4 right-3 z-10",
  none: "sr-only",
} as const;

const crosses = { title: undefined, cross: "bg-paper", none: undefined } as const;

/** With a bare cross it has full height, so the cross stays put while loading. */
export function Sheet({ open, onClose, title, head = "title", children }: SheetProps) {
  return (
    <Drawer.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Drawer.Portal>
        <Drawer.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-[240ms] data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Drawer.Viewport className="fixed inset-0 z-40 flex items-end justify-center">
          <Drawer.Popup
            className={`${head === "cross" ? "h-[92dvh]" : "max-h-[92dvh]"} relative flex w-full max-w-2xl flex-col rounded-t-card border border-b-0 border-line2 bg-paper pb-[env(safe-area-inset-bottom)] shadow-float outline-none transition-transform duration-[240ms] ease-out-soft [transform:translateY(var(--drawer-swipe-movement-y))] data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)] data-swiping:select-none data-swiping:duration-0`}
          >
            <div aria-hidden="true" className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-line2" />
            <div className={heads[head]}>
              <Drawer.Title className={head === "title" ? "text-title" : "sr-only"}>{title}</Drawer.Title>
              <Drawer.Close render={<IconButton icon={X} size={18} label={site.close} className={crosses[head]} />} />
            </div>
            <Drawer.Content className="scroll-quiet min-h-0 overflow-y-auto overscroll-contain">
              {children}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
