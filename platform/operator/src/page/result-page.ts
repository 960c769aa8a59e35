import type { Session } from '../access/sessions.ts';
import { html } from '@sinima/server/html';
import { layout } from './layout.ts';

/** The outcome of an action. */
export interface ActionResult {
  readonly title: string;
  /** One sentence. */
  readonly done: string;
  /** Notes about it. */
  readonly notes: readonly string[];
  /** The command that undoes it; absent where nothing was done. */
  readonly undo?: string;
}

/** Return the page that says what was done, and how to undo it. */
export function resultPage({ title, done, notes, undo }: ActionResult, session: Session): string {
  const body = html`<div class="narrow">
    <h1>${title}</h1>
    <p class="sentence" role="status">${done}</p>
    ${
      notes.length > 0 &&
      html`<ul class="notes">
        ${notes.map((note) => html`<li>${note}</li>`)}
      </ul>`
    }
    ${
      undo !== undefined &&
      html`<p>To undo it:</p>
        <pre tabindex="0"><code>${undo}</code></pre>`
    }
    <p class="actions"><a class="button solid" href="/operator">Back to the overview</a></p>
  </div>`;
  return layout({ title, body, session });
}
