/** Signing in, and short pages that say one thing. */
import { html } from '@sinima/server/html';
import { layout, type LayoutOptions } from './layout.ts';

interface SignInOptions {
  readonly hasToken: boolean;
  readonly hasProvider: boolean;
  readonly problem?: string;
  /** The name that was given already. */
  readonly who?: string;
}

/** Return the page on which operators sign in. */
export function signInPage({ hasToken, hasProvider, problem, who }: SignInOptions): string {
  const body = html`<div class="narrow">
    <h1>Sign in</h1>
    ${problem !== undefined && html`<p class="notice alarm" role="alert">${problem}</p>`}
    ${hasProvider && html`<p class="actions"><a class="button solid" href="/operator/provider">Sign in with your organisation</a></p>`}
    ${hasProvider && hasToken && html`<p class="muted">or with the operator’s token:</p>`}
    ${
      hasToken &&
      html`<form method="post" action="/operator/sign-in">
        <label for="who">Your name, as the history will have it</label>
        <input id="who" name="who" value="${who}" autocomplete="name" maxlength="60" required />
        <label for="token">Token</label>
        <input id="token" name="token" type="password" autocomplete="current-password" required />
        <div class="actions"><button class="solid">Sign in</button></div>
      </form>`
    }
  </div>`;
  return layout({ title: 'Sign in', body });
}

/** Return a page that says one thing and leads back. */
export function noticePage(
  title: string,
  text?: string,
  more: Pick<LayoutOptions, 'session' | 'goOnTo'> = {},
): string {
  const body = html`<div class="narrow">
    <h1>${title}</h1>
    ${text !== undefined && html`<p class="sentence">${text}</p>`}
    <p class="actions"><a class="button solid" href="/operator">To the overview</a></p>
  </div>`;
  return layout({ title, body, ...more });
}
