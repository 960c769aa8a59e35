/** What a person sees of the local provider: plain pages that read without scripts, in the colours of the site. */

const style = `
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #0e1a45; color: #fdf6e3;
    font: 1.0625rem/1.5 system-ui, sans-serif; }
  main { box-sizing: border-box; max-width: 28rem; padding: 2rem 1.5rem; border-top: 8px solid #f0ae31; }
  h1 { margin: 0 0 0.75rem; font-size: 1.75rem; line-height: 1.2; }
  form { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 1.5rem; }
  button { min-height: 44px; padding: 0 1.25rem; border: 2px solid #f0ae31; background: #f0ae31; color: #0e1a45;
    font: inherit; font-weight: 700; cursor: pointer; }
  button[value='cancel'] { border-color: #fdf6e3; background: transparent; color: #fdf6e3; }
  :focus-visible { outline: 3px solid #fdf6e3; outline-offset: 3px; }`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body><main>
<h1>${title}</h1>
${body}
</main></body>
</html>`;
}

/** Asks whether to sign in as the demo person; `action` is where the answer is posted to. */
export function signInPage(action: string, name: string): string {
  return page(
    'Sinima demo sign-in',
    `<p>This provider runs on this machine, for trying. Nothing is checked, and nothing is kept.</p>
<form method="post" action="${action}">
<button name="answer" value="continue" autofocus>Continue as ${name}</button>
<button name="answer" value="cancel">Cancel</button>
</form>`,
  );
}

/** Ends the session at the provider: `form` is the provider's own, sent at once where scripts run. */
export function signOutPage(form: string): string {
  return page(
    'Signing out',
    `<p>You are leaving the demo sign-in.</p>
${form}
<button form="op.logoutForm" name="logout" value="yes">Sign out</button>
<script>document.querySelector('button').click()</script>`,
  );
}

/** What went wrong, and where to begin again. */
export function errorPage(): string {
  return page(
    'This sign-in cannot go on',
    '<p>It was begun too long ago or in another browser. Go back to Sinima, and choose “Sign In” again.</p>',
  );
}
