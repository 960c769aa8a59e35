import { field, tokenField } from '@sinima/api/http/plain-form';
import { html, type Html } from '@sinima/api/http/plain-page';
import type { Caller } from '../authors/authors.service.ts';
import type { Standing } from '../authors/standing.ts';
import { REASON_LENGTH } from '../texts/is-text.decorator.ts';

/** The address of the page on which members find their edits, and editors their tools. */
const OWN_PAGE = '/api/me/edits/forms/own';

const STANDINGS: Readonly<Record<Standing, string>> = {
  beginner: 'You are a beginner: others see it until ten edits of yours are accepted.',
  member: 'Some more accepted edits, and you vote about those of others.',
  standing: 'You vote about edits of others.',
  trusted: 'You vote about edits of others, and small edits of yours land at once.',
  editor: 'You are an editor: you decide at once.',
};

interface OwnPage {
  readonly caller: Caller;
  readonly token: string;
  readonly why?: string | undefined;
  readonly done?: string | undefined;
}

/** Return the body of that page. */
export function ownPage({ caller, token, why, done }: OwnPage): Html {
  const { author, standing, blockedFor } = caller;
  return html`<p><a href="/contribute">Contribute</a></p>
    ${done !== undefined && html`<p class="done" role="status">${done}</p>`}
    ${why !== undefined && html`<p class="wrong" role="alert">${why}</p>`}
    <p>${blockedFor === undefined ? STANDINGS[standing] : `An editor ended your edits: ${blockedFor}`}</p>
    <p>Your number in the catalogue’s log is ${author}.</p>
    <p>
      <a href="/contribute/edits?state=all&author=${author}">Your edits</a>
      <a href="/api/me/edits/export" download="edits.json">Take them along</a>
    </p>
    ${standing === 'editor' && editorForms(token)}`;
}

const editorForms = (token: string): Html =>
  html`<h2>Undo all edits of an author</h2>
    ${formTo(token, 'rollback', 'author', 'Number of the author', 'Undo them all')}
    <h2>Editors</h2>
    ${formTo(token, 'appoint', 'handle', 'Handle of the new editor', 'Make an editor')}
    ${formTo(token, 'dismiss', 'handle', 'Handle of the editor', 'Make a member again')}`;

function formTo(token: string, action: string, name: string, label: string, button: string): Html {
  const line = (of: Html): Html => html`<input ${of} required maxlength="60" autocomplete="off" />`;
  const area = (of: Html): Html =>
    html`<textarea ${of} rows="2" required maxlength="${REASON_LENGTH}"></textarea>`;
  return html`<form method="post" action="${OWN_PAGE}/${action}">
    ${tokenField({ token })} ${field({}, `${name}-${action}`, label, line)}
    ${field({}, `reason-${action}`, 'Why? Everybody reads it.', area)}
    <button class="quiet">${button}</button>
  </form>`;
}
