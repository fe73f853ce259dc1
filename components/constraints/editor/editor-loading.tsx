import { chips } from "@/messages/chips";

export function NoValues({ state }: { state: string }) {
  return state === "failed" ? <p className="py-6 text-ink2">{chips.editor.failed}</p> : <EditorLoading />;
}

export function EditorLoading() {
  return (
    <div aria-busy="true" className="flex min-h-72 items-center justify-center text-small text-ink2">
      <span className="animate-appear [animation-delay:300ms]">{chips.editor.counting}</span>
    </div>
  );
}
