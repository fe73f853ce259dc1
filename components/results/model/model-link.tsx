import Link from "next/link";
import { type ComponentProps, useContext } from "react";
import { ProductToolsContext } from "@/components/results/use-product-pages";
import { modelAddress } from "./model-sheet-view";

interface ModelLinkProps extends Omit<ComponentProps<typeof Link>, "href"> {
  /** Old stored replies lack both. */
  of: { make?: string | undefined; model?: string | undefined };
}

/** Links to a model's page, with the current search if there is one. */
export function ModelLink({ of: { make, model }, className, children, ...link }: ModelLinkProps) {
  const conversationId = useContext(ProductToolsContext)?.conversationId;
  if (!make || !model) return <span className="font-semibold">{children}</span>;
  return (
    <Link href={modelAddress({ make, model, conversationId })} prefetch={false} className={className} {...link}>
      {children}
    </Link>
  );
}
