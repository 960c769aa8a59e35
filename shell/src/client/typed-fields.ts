/** Text that a visitor has typed outlives a reload of the document. */

export const STORAGE_KEY = 'sinima:typed';

/** Fields that are kept, and letters of each, at most. */
const MAX_FIELDS = 40;
const MAX_LENGTH = 20_000;

export type TextField = HTMLInputElement | HTMLTextAreaElement;

export interface KeptField {
  /** Its name or id, and which of those with the same it is. */
  readonly key: string;
  readonly ordinal: number;
  /** Whether it is the shell's own, which stands on every page. */
  readonly isShell: boolean;
  readonly value: string;
}

export interface Kept {
  readonly path: string;
  readonly fields: readonly KeptField[];
}

const TEXT_FIELDS =
  'textarea, input:is(:not([type]), [type=text], [type=search], [type=email], [type=url], [type=tel])';

/** Fields for payments and one-time codes are not stored. */
const SECRET = /^(?:cc-|one-time-code|new-password|current-password)/;

/** Fields that the visitor has typed into, and those whose forms were submitted since. */
export const typed = new Set<TextField>();
const submitted = new Set<TextField>();

const isText = (target: unknown): target is TextField =>
  target instanceof Element && target.matches(TEXT_FIELDS);

export const isShell = (field: TextField): boolean => field.closest('main') === null;

/** Return the fields of the shell, or of the page, that have this name or id, in their order. */
export function fieldsNamed(key: string, ofShell: boolean): TextField[] {
  return [...document.querySelectorAll<TextField>(TEXT_FIELDS)].filter(
    (field) => (field.name || field.id) === key && isShell(field) === ofShell,
  );
}

/** Note which fields of the page the visitor types into. A submitted field is the page's own affair from then on. */
export function followTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (isText(target)) typed.add(target);
  });
  document.addEventListener('submit', ({ target }) => {
    for (const field of typed) if (field.form === target && typed.delete(field)) submitted.add(field);
  });
}

/** Keep what was submitted as well: it was not taken. */
export function takeBackSubmitted(): void {
  for (const field of submitted) typed.add(field);
}

/** Keep what is typed for the next document of this tab. */
export function keepTyped(): void {
  const shellFields = [...document.querySelectorAll<TextField>(TEXT_FIELDS)].filter(isShell);
  const fields = [...new Set([...shellFields, ...[...typed].filter((field) => field.isConnected)])]
    .filter((field) => (isShell(field) ? field.value !== '' : typed.has(field)))
    .filter((field) => (field.name || field.id) !== '' && !SECRET.test(field.autocomplete))
    .slice(0, MAX_FIELDS)
    .map((field): KeptField => {
      const key = field.name || field.id;
      const ofShell = isShell(field);
      const ordinal = fieldsNamed(key, ofShell).indexOf(field);
      return { key, ordinal, isShell: ofShell, value: field.value.slice(0, MAX_LENGTH) };
    });
  if (fields.length === 0) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ path: location.pathname, fields } satisfies Kept));
  } catch {
    // A browser that stores nothing, or is full: the fields are empty then, as after any document load.
  }
}
