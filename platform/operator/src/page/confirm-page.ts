import type { LivePointer } from '@sinima/contracts/pointer';
import type { Session } from '../access/sessions.ts';
import { hiddenFields } from './action-controls.ts';
import { MAX_WHY, stateOf, type readAction } from './action-form.ts';
import { html } from '@sinima/server/html';
import { layout } from './layout.ts';

interface ConfirmOptions {
  readonly asked: ReturnType<typeof readAction>;
  readonly pointer: LivePointer;
  readonly session: Session;
  /** The reason why the action was not done. */
  readonly problem?: string;
  /** The fields as they were filled in. */
  readonly why?: string;
}

/** Return the page that says what an action will do, and asks why. */
export function confirmPage({ asked, pointer, session, problem, why }: ConfirmOptions): string {
  const { name, action, request } = asked;
  const { app, version, percent, automatic } = request;
  const fields = {
    csrf: session.csrf,
    action: name,
    app,
    state: stateOf(pointer),
    ...(version !== '' && { version }),
    ...(Number.isFinite(percent) && { percent: String(percent) }),
    ...(automatic && { automatic: 'on' }),
  };
  const title = `${action.title}: ${app}`;
  const body = html`<div class="narrow">
    <h1>${title}</h1>
    ${problem !== undefined && html`<p class="notice alarm" role="alert">${problem}</p>`}
    <p class="sentence">${action.sentence(request, pointer)}</p>
    <form method="post" action="/operator/act">
      ${hiddenFields(fields)}
      <label for="why">Why</label>
      <textarea id="why" name="why" rows="3" maxlength="${MAX_WHY}" required autofocus>${why}</textarea>
      <div class="actions">
        <button class="${action.isGrave === true ? 'danger solid' : 'solid'}">${action.title}</button>
        <a class="button plain" href="/operator#${app}">Leave it as it is</a>
      </div>
    </form>
  </div>`;
  return layout({ title, body, session });
}
