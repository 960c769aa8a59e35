import { languageField } from '@sinima/api/http/page-language';
import { field, tokenField } from '@sinima/api/http/plain-form';
import { html, type Html } from '@sinima/api/http/plain-page';
import { pathIn, SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import type { Message, Text } from '@sinima/contracts/text';
import type { Caller } from '../authors/authors.service.ts';
import { mayVote } from '../authors/standing.ts';
import { REASON_LENGTH } from '../texts/is-text.decorator.ts';
import { UNDECIDED, type EditRecord } from '../stored/edit.schema.ts';
import * as stateMessages from '../shapes/state.messages.ts';
import { findingIn } from '../stored/findings.ts';
import { STATE_TEXTS } from '../shapes/state-texts.ts';
import { changeView, splitView } from './change-view.ts';
import * as messages from './forms.messages.ts';

/** What a form page of an edit does, and what it says afterwards. */
export const ACTIONS = {
  accept: messages.doneAccept,
  'say-no': messages.doneSayNo,
  answer: messages.doneAnswer,
  withdraw: messages.doneWithdraw,
  renew: messages.doneRenew,
  approve: messages.doneApprove,
  refuse: messages.doneRefuse,
  thank: messages.doneThank,
} as const;

export type Action = keyof typeof ACTIONS;

export const isAction = (name: string): name is Action => Object.hasOwn(ACTIONS, name);

/** What the page of one edit shows. */
export interface ReviewPage {
  readonly text: Text;
  readonly edit: EditRecord;
  readonly caller: Caller;
  readonly token: string;
  readonly why?: string | undefined;
  readonly done?: Action | undefined;
  /** As it was typed. */
  readonly reason?: string;
}

/** Return the body of the page on which members and editors decide about an edit. */
export function reviewPage(page: ReviewPage): Html {
  const { text, edit, caller, why, done } = page;
  const { _id, fields, split, comment, state, votes, checks, mail } = edit;
  const isEditor = caller.standing === 'editor';
  const no = votes.find(({ accepts }) => !accepts);
  const accepting = votes.filter(({ accepts }) => accepts).length;
  const back = pathIn(text.language, `/contribute/edits/${_id.toHexString()}`);
  return html`<p><a href="${back}">${text(messages.backToEdit)}</a></p>
    ${done && html`<p class="done" role="status">${text(ACTIONS[done])}</p>`}
    ${why !== undefined && html`<p class="wrong" role="alert">${why}</p>`}
    <p>${text(messages.stateAndVotes, { state: text(STATE_TEXTS[state]), count: accepting })}</p>
    ${no && html`<p>${text(messages.noIs, { reason: no.reason ?? '' })}</p>`}
    ${edit.answer && html`<p>${text(stateMessages.answerIs, { answer: edit.answer.text })}</p>`}
    <ul>
      ${fields.map((change) => changeView(change, text))}
    </ul>
    ${splitView(split, text)} ${comment != null && html`<p>${comment}</p>`}
    ${isEditor && checks.map((check) => findingView(check, text))}
    ${isEditor && mail != null && html`<p>${text(messages.forQuestions, { mail })}</p>`} ${formsOf(page)}`;
}

/** A finding without a translation stays English, and says so to screen readers. */
function findingView(stored: string, { language }: Text): Html {
  const said = findingIn(language, stored);
  return said === stored && language !== SOURCE_LANGUAGE
    ? html`<p class="wrong" lang="en" dir="ltr">${said}</p>`
    : html`<p class="wrong">${said}</p>`;
}

function formsOf(page: ReviewPage): Html {
  const { text, edit, caller } = page;
  const { state, author, votes } = edit;
  const isOwn = author === caller.author;
  const isUndecided = UNDECIDED.includes(state);
  const canVote = !isOwn && state === 'open' && mayVote(caller.standing);
  return html`${
    canVote &&
    html`<h2>${text(messages.yourVote)}</h2>
      ${formTo(page, 'accept', messages.accept)} ${formTo(page, 'say-no', messages.sayNo, messages.whyNot)}`
  }
  ${isOwn && state === 'open' && votes.some(({ accepts }) => !accepts) && formTo(page, 'answer', messages.answer, messages.yourAnswer)}
  ${isOwn && state === 'conflict' && formTo(page, 'renew', messages.proposeAgain)}
  ${isOwn && isUndecided && formTo(page, 'withdraw', messages.withdrawIt)}
  ${!isOwn && state === 'accepted' && formTo(page, 'thank', messages.sayThankYou)}
  ${
    caller.standing === 'editor' &&
    isUndecided &&
    html`<h2>${text(messages.asAnEditor)}</h2>
      ${formTo(page, 'approve', messages.acceptNow, messages.whyToOverrule)}
      ${formTo(page, 'refuse', messages.refuseIt, messages.whyRefuse)}`
  }`;
}

/** A form of one button, with a reason where there is a question. */
function formTo(
  { text, edit, token, reason = '' }: ReviewPage,
  action: Action,
  label: Message,
  question?: Message,
): Html {
  const address = `/api/me/edits/forms/review/${edit._id.toHexString()}/${action}`;
  const name = `reason-${action}`;
  return html`<form method="post" action="${address}">
    ${tokenField({ token })}${languageField(text.language)}
    ${
      question !== undefined &&
      field(
        {},
        name,
        text(question),
        (of) => html`<textarea ${of} rows="2" maxlength="${REASON_LENGTH}">${'\n'}${reason}</textarea>`,
      )
    }
    <button class="${question === undefined ? '' : 'quiet'}">${text(label)}</button>
  </form>`;
}
