import { site } from "@/messages/site";
export function LoadingNote({ failed }: { failed: boolean }) {
  return (
    <p
      role={failed ? "alert" : "status"}
      className="fixed bottom-4 left-1/2 z-50 w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 animate-appear rounded-card border border-line2 bg-raised px-4 py-2.5 shadow-float [animation-delay:200ms]"
    >
      {failed ? site.loadFailed : site.loading}
    </p>
  );
}
