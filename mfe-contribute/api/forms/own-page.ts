import { field, fieldOf, tokenField, type SentForm } from '@sinima/api/http/plain-form';
import { html, type Html } from '@sinima/api/http/plain-page';
import type { Caller } from '../authors/authors.service.ts';
import type { Standing } from '../authors/standing.ts';
import { REASON_LENGTH } from '../texts/is-text.decorator.ts';
import type { OwnDoneQuery } from './own-done.query.ts';

/** The address of the page on which members find their edits, and editors their tools. */
export const OWN_PAGE = '/api/me/edits/forms/own';

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
  readonly why?: string;
  readonly done?: OwnDoneQuery;
  /** A form that was refused, as it was typed. */
  readonly sent?: SentForm;
}

/** Return the body of that page. */
export function ownPage(page: OwnPage): Html {
  const { caller, why, done = {} } = page;
  const { author, standing, refusal } = caller;
  const said = saidOf(done);
  return html`<p><a href="/contribute">Contribute</a></p>
    ${said !== undefined && html`<p class="done" role="status">${said}</p>`}
    ${why !== undefined && html`<p class="wrong" role="alert">${why}</p>`}
    <p>${refusal ?? STANDINGS[standing]}</p>
    <p>Your number in the catalogue’s log is ${author}.</p>
    <p>
      <a href="/contribute/edits?state=all&author=${author}">Your edits</a>
      <a href="/api/me/edits/export" download="edits.json">Take them along</a>
    </p>
    ${standing === 'editor' && editorForms(page)}`;
}

function saidOf({
  done,
  reverted = 0,
  refused = 0,
  conflicts = 0,
  remaining = 0,
}: OwnDoneQuery): string | undefined {
  switch (done) {
    case 'appoint':
      return 'The member is an editor.';
    case 'dismiss':
      return 'The member is no editor any more.';
    case 'rollback': {
      const rest = remaining === 0 ? '' : ` ${remaining} more follow in a moment.`;
      return `${reverted} edits are taken back, ${refused} refused, ${conflicts} in conflict.${rest}`;
    }
    case undefined:
      return undefined;
  }
}

const editorForms = (page: OwnPage): Html =>
  html`<h2>Undo all edits of an author</h2>
    ${formTo(page, 'rollback', 'author', 'Number of the author', 'Undo them all')}
    <h2>Editors</h2>
    ${formTo(page, 'appoint', 'handle', 'Handle of the new editor', 'Make an editor')}
    ${formTo(page, 'dismiss', 'handle', 'Handle of the editor', 'Make a member again')}`;

function formTo({ token, sent }: OwnPage, action: string, name: string, label: string, button: string): Html {
  const line = (of: Html): Html =>
    html`<input
      ${of}
      value="${fieldOf(sent, `${name}-${action}`)}"
      required
      maxlength="60"
      autocomplete="off"
    />`;
  const area = (of: Html): Html =>
    html`<textarea ${of} rows="2" required maxlength="${REASON_LENGTH}">
${fieldOf(sent, `reason-${action}`)}</textarea>`;
  return html`<form method="post" action="${OWN_PAGE}/${action}">
    ${tokenField({ token })} ${field({}, `${name}-${action}`, label, line)}
    ${field({}, `reason-${action}`, 'Why? Everybody reads it.', area)}
    <button class="quiet">${button}</button>
  </form>`;
}
