/** What a visitor has typed outlives a document that takes the place of another. */

const STORAGE_KEY = 'sinima:typed';

/** Fields that are kept, and letters of each, at most. */
const MAX_FIELDS = 40;
const MAX_LENGTH = 20_000;

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface KeptField {
  /** Its name or id, and which of those with the same it is. */
  readonly key: string;
  readonly ordinal: number;
  /** Whether it is the shell's own, which stands on every page. */
  readonly isShell: boolean;
  readonly value: string;
}

interface Kept {
  readonly path: string;
  readonly fields: readonly KeptField[];
}

const TEXT_FIELDS =
  'textarea, input:is(:not([type]), [type=text], [type=search], [type=email], [type=url], [type=tel])';

/** What browsers fill in for payments and one-time codes is not written down. */
const SECRET = /^(?:cc-|one-time-code|new-password|current-password)/;

const typed = new Set<TextField>();

const isText = (target: unknown): target is TextField =>
  target instanceof Element && target.matches(TEXT_FIELDS);

const isShell = (field: TextField): boolean => field.closest('main') === null;

/** Return the fields of the shell, or of the page, that have this name or id, in their order. */
function fieldsNamed(key: string, ofShell: boolean): TextField[] {
  return [...document.querySelectorAll<TextField>(TEXT_FIELDS)].filter(
    (field) => (field.name || field.id) === key && isShell(field) === ofShell,
  );
}

/** Note which fields of the page the visitor types into. What was submitted is the page's own affair from then on. */
export function followTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (isText(target)) typed.add(target);
  });
  document.addEventListener('submit', ({ target }) => {
    for (const field of typed) if (field.form === target) typed.delete(field);
  });
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

function takeKept(): KeptField[] {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    const { path, fields } = JSON.parse(text ?? '{"fields":[]}') as Kept;
    return fields.filter((field) => field.isShell || path === location.pathname);
  } catch {
    return [];
  }
}

/** Set a field as if it had been typed into, so that a component that holds the value learns of it. */
function fill(field: TextField, value: string): void {
  const prototype =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('change', { bubbles: true }));
  if (!isShell(field)) typed.add(field);
}

/** Puts back what the document before kept. */
export interface TypedFields {
  /** Fill the shell's own fields, once they are hydrated. */
  putBackInShell(): void;
  /** Fill those fields of the page that are there, each time that another part of it is hydrated. */
  putBackInPage(): void;
}

/** Take what the document before kept. */
export function keptFields(): TypedFields {
  let waiting = takeKept();

  function putBack(ofShell: boolean): void {
    waiting = waiting.filter(({ key, ordinal, isShell: isOfShell, value }) => {
      const field = isOfShell === ofShell ? fieldsNamed(key, ofShell)[ordinal] : undefined;
      // What the visitor has typed since goes first.
      if (field && !typed.has(field)) fill(field, value);
      return field === undefined;
    });
  }

  return { putBackInShell: () => putBack(true), putBackInPage: () => putBack(false) };
}
