import type { Change } from '@sinima/contracts/pointer';
import type { PointerChange } from '@sinima/releases/pointer-change';

/** Return when visitors get what is live now: the host's next version is started beside the present one first. */
function whenServed(app: string | undefined): string {
  return app === 'shell' ? 'New pages have it once it is healthy.' : 'New pages have it within a second.';
}

/** Return one change in words: `mfe-title: 3.0.0 → 2.0.0. New pages have it within a second.` */
function changeText({ what, app, from, to, percent }: Change): string {
  switch (what) {
    case 'canary':
      return `${app}: ${percent} % of visitors get ${to} from their next page load on.`;
    case 'hold':
      return `${app} is held at ${to}.`;
    case 'resume':
      return `The hold of ${app} is lifted; ${to} stays live.`;
    case 'abort':
      return `${app}: the canary of ${from} is stopped.`;
    case 'retire':
      return `${app}: ${from} → off the site.`;
    case 'renew':
      return 'The pointer is renewed.';
    case 'recover':
      return 'The live versions are signed again, with a generation number that every server accepts.';
    default:
      return `${app}: ${from === undefined || from === to ? '' : `${from} → `}${to}. ${whenServed(app)}`;
  }
}

/** Return what stands in for versions that are live from now on. */
function fallbackLines({ changes, generation }: PointerChange): string[] {
  return changes.flatMap(({ what, app }) => {
    if (app === undefined || !['activate', 'rollback', 'promote'].includes(what)) return [];
    const previous = generation.apps[app]?.previous;
    return previous === undefined
      ? [`If it fails, ${app} has no fallback version.`]
      : [`If it fails, visitors get ${app} ${previous}.`];
  });
}

/** Return the effects of a command, and the reasons for anything that it did not do, a line each. */
export function changeLines(change: PointerChange): string[] {
  const { changes, notes, generation } = change;
  const [first, ...others] = changes.map(changeText);
  if (first === undefined) return notes.length === 0 ? ['Nothing was changed.'] : [...notes];
  return [`${first} (generation ${generation.number})`, ...others, ...fallbackLines(change), ...notes];
}
