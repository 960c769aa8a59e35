import type { ErrorGroup } from '@sinima/contracts/error-groups';
import { errorsIn } from '../errors/group-errors.ts';
import { countOf } from '../guard/figures.ts';
import { html, type Html } from '@sinima/server/html';
import { ago } from './ago.ts';

/** Errors of a version that the overview shows; the command has all. */
const MAX_SHOWN = 5;

function errorItem(group: ErrorGroup, version: string, now: number): Html {
  const { name, message, owner, firstVersion, sources } = group;
  const { file, line, function: inFunction, text, commit, times, pages, last } = group.versions[version]!;
  return html`<li>
    <p>
      ${firstVersion === version && html`<b class="new">New</b>`} <strong>${name}</strong>
      ${message && html`<span>${message}</span>`}
    </p>
    <p><code>${file}:${line}</code>${inFunction && html` in <code>${inFunction}</code>`}</p>
    ${text && html`<p><code class="line">${text}</code></p>`}
    <p class="muted">
      ${owner}, commit <code>${commit?.slice(0, 12) ?? 'unknown'}</code>; ${countOf(times, 'time')} in
      ${sources.join(' and ')}, ${countOf(pages, 'page')}, last ${ago(last, now)};
      ${firstVersion === version ? 'first seen in this version' : html`first seen in <code>${firstVersion}</code>`}
    </p>
  </li>`;
}

/** Return the errors of a version as a list, those that are new in it first; undefined where there are none. */
export function errorList(
  groups: readonly ErrorGroup[],
  app: string,
  version: string,
  now: number,
): Html | undefined {
  const errors = errorsIn(groups, version);
  if (errors.length === 0) return undefined;
  const more = errors.length - MAX_SHOWN;
  return html`<section class="errors" aria-label="Errors of ${app} ${version}">
    <h3>${countOf(errors.length, 'error')} of <code>${version}</code></h3>
    <ul>
      ${errors.slice(0, MAX_SHOWN).map((group) => errorItem(group, version, now))}
    </ul>
    ${more > 0 && html`<p class="muted">${more} more: <code>npm run releases -- errors ${app} ${version}</code></p>`}
  </section>`;
}
