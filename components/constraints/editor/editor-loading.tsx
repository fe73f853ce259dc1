import { chips } from "@/messages/chips";
/** The room an editor will take while its code or its values are on their way. */
export function EditorLoading() {
  return (
    <div aria-busy="true" className="flex min-h-72 items-center justify-center text-small text-ink2">
      <span className="animate-appear [animation-delay:300ms]">{chips.editor.counting}</span>
    </div>
  );
}
