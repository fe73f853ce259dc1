import { chat } from "@/messages/chat";
/**
 * What people see in place of a page that the database failed: plain, because nothing can be asked for, neither styles nor
 * scripts of a page that was not made.
 */
export const unavailablePage = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${chat.broken.short({ title: chat.broken.wait })}</title>
</head>
<body style="font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 34rem; margin: 18vh auto; padding: 0 1rem">
<h1 style="font-size: 1.5rem; line-height: 1.25">${chat.broken.title}</h1>
<p>${chat.broken.away}</p>
<p><a href="">${chat.again}</a></p>
</body>
</html>
`;
