import { createHash } from 'node:crypto';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0e1a45;color:#fdf6e3;' +
  'font:1.0625rem/1.5 system-ui,sans-serif}main{max-width:28rem;padding:2rem 1.5rem;border-top:8px solid #f0ae31}' +
  'a{color:#f0ae31;display:inline-block;min-height:24px;margin-right:1.5rem}';

/** The policy that lets the page have its own style and nothing else. */
export const FAILED_LOGIN_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;

/** Say to a person why a sign-in did not come to its end, and how to begin again. `why` is a sentence of ours. */
export function failedLoginPage(why: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>You are not signed in · Sinima</title><style>${STYLE}</style></head>
<body><main><h1>You are not signed in</h1>
<p>${why}</p>
<p><a href="/api/login">Sign in again</a> <a href="/">Back to Sinima</a></p></main></body>
</html>`;
}
