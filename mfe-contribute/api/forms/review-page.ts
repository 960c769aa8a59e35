import { field, tokenField } from '@sinima/api/http/plain-form';
import { html, type Html } from '@sinima/api/http/plain-page';
import type { Caller } from '../authors/authors.service.ts';
import { mayVote } from '../authors/standing.ts';
import { REASON_LENGTH } from '../texts/is-text.decorator.ts';
import { UNDECIDED, type EditRecord } from '../stored/edit.schema.ts';
import { changeView, splitView } from './change-view.ts';

/** What a form page of an edit does, and what it says afterwards. */
export const ACTIONS = {
  accept: 'Your vote is counted.',
  'say-no': 'Your “no” is counted. Its author has 72 hours to answer.',
  answer: 'Your answer is with the editors.',
  withdraw: 'Your edit is withdrawn.',
  renew: 'Your edit is open again.',
  approve: 'You accepted it.',
  refuse: 'You refused it.',
  thank: 'You said thank you.',
} as const;

export type Action = keyof typeof ACTIONS;

export const isAction = (name: string): name is Action => Object.hasOwn(ACTIONS, name);

/** What the page of one edit shows. */
export interface ReviewPage {
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
  const { edit, caller, why, done } = page;
  const { _id, fields, split, comment, state, votes, checks, mail } = edit;
  const isEditor = caller.standing === 'editor';
  const no = votes.find(({ accepts }) => !accepts);
  return html`<p><a href="/contribute/edits/${_id.toHexString()}">Back to the edit</a></p>
    ${done && html`<p class="done" role="status">${ACTIONS[done]}</p>`}
    ${why !== undefined && html`<p class="wrong" role="alert">${why}</p>`}
    <p>It is ${STATES[state]}. ${votes.filter(({ accepts }) => accepts).length} accept it.</p>
    ${no && html`<p>“No”: ${no.reason}</p>`} ${edit.answer && html`<p>Answer: ${edit.answer.text}</p>`}
    <ul>
      ${fields.map((change) => changeView(change))}
    </ul>
    ${splitView(split)} ${comment != null && html`<p>${comment}</p>`}
    ${isEditor && checks.length > 0 && html`<p class="wrong">${checks.join(' ')}</p>`}
    ${isEditor && mail != null && html`<p>For questions: ${mail}</p>`} ${formsOf(page)}`;
}

const STATES: Readonly<Record<EditRecord['state'], string>> = {
  open: 'open',
  held: 'looked at by editors first',
  'with-editors': 'with the editors',
  conflict: 'in conflict, as the record changed meanwhile',
  accepted: 'accepted',
  refused: 'refused',
  withdrawn: 'withdrawn',
};

function formsOf(page: ReviewPage): Html {
  const { edit, caller } = page;
  const { state, author, votes } = edit;
  const isOwn = author === caller.author;
  const isUndecided = UNDECIDED.includes(state);
  const canVote = !isOwn && state === 'open' && mayVote(caller.standing);
  return html`${
    canVote &&
    html`<h2>Your vote</h2>
      ${formTo(page, 'accept', 'Accept')} ${formTo(page, 'say-no', 'Say no', 'Why not?')}`
  }
  ${isOwn && state === 'open' && votes.some(({ accepts }) => !accepts) && formTo(page, 'answer', 'Answer', 'Your answer')}
  ${isOwn && state === 'conflict' && formTo(page, 'renew', 'Propose it again')}
  ${isOwn && isUndecided && formTo(page, 'withdraw', 'Withdraw it')}
  ${!isOwn && state === 'accepted' && formTo(page, 'thank', 'Say thank you')}
  ${
    caller.standing === 'editor' &&
    isUndecided &&
    html`<h2>As an editor</h2>
      ${formTo(page, 'approve', 'Accept it now', 'Why (needed to overrule a “no”)')}
      ${formTo(page, 'refuse', 'Refuse it', 'Why?')}`
  }`;
}

/** A form of one button, with a reason where there is a question. */
function formTo(
  { edit, token, reason = '' }: ReviewPage,
  action: Action,
  label: string,
  question?: string,
): Html {
  const address = `/api/me/edits/forms/review/${edit._id.toHexString()}/${action}`;
  const name = `reason-${action}`;
  return html`<form method="post" action="${address}">
    ${tokenField({ token })}
    ${
      question !== undefined &&
      field(
        {},
        name,
        question,
        (of) => html`<textarea ${of} rows="2" maxlength="${REASON_LENGTH}">${'\n'}${reason}</textarea>`,
      )
    }
    <button class="${question === undefined ? '' : 'quiet'}">${label}</button>
  </form>`;
}
