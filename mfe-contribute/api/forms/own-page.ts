import { languageField } from '@sinima/api/http/page-language';
import { field, fieldOf, tokenField, type SentForm } from '@sinima/api/http/plain-form';
import { html, type Html } from '@sinima/api/http/plain-page';
import { pathIn, SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import type { Message, Text } from '@sinima/contracts/text';
import type { Caller } from '../authors/authors.service.ts';
import type { Standing } from '../authors/standing.ts';
import { REASON_LENGTH } from '../texts/is-text.decorator.ts';
import * as pageMessages from '../shapes/page.messages.ts';
import * as messages from './forms.messages.ts';
import type { OwnDoneQuery } from './own-done.query.ts';

/** The address of the page on which members find their edits, and editors their tools. */
export const OWN_PAGE = '/api/me/edits/forms/own';

const STANDINGS: Readonly<Record<Standing, Message>> = {
  beginner: messages.standingBeginner,
  member: messages.standingMember,
  standing: messages.standingVoter,
  trusted: messages.standingTrusted,
  editor: messages.standingEditor,
};

interface OwnPage {
  readonly text: Text;
  readonly caller: Caller;
  readonly token: string;
  readonly why?: string;
  readonly done?: OwnDoneQuery;
  /** A form that was refused, as it was typed. */
  readonly sent?: SentForm;
}

/** Return the body of that page. */
export function ownPage(page: OwnPage): Html {
  const { text, caller, why, done = {} } = page;
  const { author, standing } = caller;
  const said = saidOf(done, text);
  const edits = pathIn(text.language, `/contribute/edits?state=all&author=${author}`);
  return html`<p><a href="${pathIn(text.language, '/contribute')}">${text(pageMessages.contribute)}</a></p>
    ${said !== undefined && html`<p class="done" role="status">${said}</p>`}
    ${why !== undefined && html`<p class="wrong" role="alert">${why}</p>`}
    <p>${refusalOf(caller, text) ?? text(STANDINGS[standing])}</p>
    <p>${text(messages.yourNumber, { author })}</p>
    <p>
      <a href="${edits}">${text(pageMessages.yourEdits)}</a>
      <a href="/api/me/edits/export" download="edits.json">${text(messages.takeThemAlong)}</a>
    </p>
    ${standing === 'editor' && editorForms(page)}`;
}

/** Return what a member is told who may not write; undefined: may. */
function refusalOf({ refusal, blockedFor, isSuspended }: Caller, text: Text): string | undefined {
  if (refusal === undefined || text.language === SOURCE_LANGUAGE) return refusal;
  return text(isSuspended ? messages.accountSuspended : messages.editsEnded, { why: blockedFor ?? '' });
}

function saidOf(
  { done, reverted = 0, refused = 0, conflicts = 0, remaining = 0 }: OwnDoneQuery,
  text: Text,
): string | undefined {
  switch (done) {
    case 'appoint':
      return text(messages.doneAppoint);
    case 'dismiss':
      return text(messages.doneDismiss);
    case 'rollback': {
      const said = text(messages.doneRollback, { reverted, refused, conflicts });
      return remaining === 0 ? said : `${said} ${text(messages.moreFollow, { remaining })}`;
    }
    case undefined:
      return undefined;
  }
}

const editorForms = (page: OwnPage): Html =>
  html`<h2>${page.text(messages.undoAllEdits)}</h2>
    ${formTo(page, 'rollback', 'author', messages.numberOfAuthor, messages.undoThemAll)}
    <h2>${page.text(messages.editors)}</h2>
    ${formTo(page, 'appoint', 'handle', messages.handleOfNewEditor, messages.makeAnEditor)}
    ${formTo(page, 'dismiss', 'handle', messages.handleOfEditor, messages.makeAMemberAgain)}`;

function formTo(
  { text, token, sent }: OwnPage,
  action: string,
  name: string,
  label: Message,
  button: Message,
): Html {
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
    ${tokenField({ token })}${languageField(text.language)}
    ${field({}, `${name}-${action}`, text(label), line)}
    ${field({}, `reason-${action}`, text(messages.whyEverybodyReads), area)}
    <button class="quiet">${text(button)}</button>
  </form>`;
}
