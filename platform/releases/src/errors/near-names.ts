/** Suggestions for a mistyped name. */
import { distance } from 'fastest-levenshtein';

/** Edits that make a name a likely slip of the keyboard. */
const MOST_EDITS = 3;

/** Return the names that are near a mistyped one, or that it begins, the nearest first. */
export function nearNames(typed: string, names: readonly string[]): string[] {
  return names
    .map((name) => ({ name, edits: name.startsWith(typed) && typed !== '' ? 0 : distance(typed, name) }))
    .filter(({ name, edits }) => edits <= Math.min(MOST_EDITS, Math.floor(name.length / 2)))
    .sort((a, b) => a.edits - b.edits)
    .map(({ name }) => name);
}

/** Return what there is, for messages: ` Did you mean mfe-title? Live are: mfe-people, mfe-title.` */
export function nearText(typed: string, names: readonly string[], label: string): string {
  const near = nearNames(typed, names).slice(0, 3);
  const guess = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
  return `${guess} ${label}: ${names.join(', ') || 'none'}.`;
}
