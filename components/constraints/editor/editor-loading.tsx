import { chips } from "@/messages/chips";
export function EditorLoading() {
  return (
    <div aria-busy="true" className="flex min-h-72 items-center justify-center text-small text-ink2">
      <span className="animate-appear [animation-delay:300ms]">{chips.editor.counting}</span>
    </div>
  );
}
