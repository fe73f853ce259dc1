/** What to do before researchers' pages can be opened on this server. */
export function ResearchSetUp() {
  return (
    <section className="max-w-[40rem]">
      <h1 className="text-title sm:text-headline">Researchers’ pages are not set up here</h1>
      <p className="mt-4 text-pretty text-ink2">
        They open with a token that only you know. Choose a long one, give it to the server as RESEARCH_TOKEN, and start
        Leeway again:
      </p>
      <pre className="mt-3 whitespace-pre-wrap break-words rounded-card bg-sunk px-4 py-2.5 text-small">
        <code>RESEARCH_TOKEN=$(openssl rand -hex 24) npm run app</code>
      </pre>
      <p className="mt-3 text-pretty text-ink2">
        To keep it, write the line RESEARCH_TOKEN=… into a file named .env. Shoppers never see these pages.
      </p>
    </section>
  );
}
