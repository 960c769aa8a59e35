/** The text that the visitor had typed into the document before, loaded where there is any. */
import {
  fieldsNamed,
  isShell,
  STORAGE_KEY,
  typed,
  type Kept,
  type KeptField,
  type TextField,
} from './typed-fields.ts';

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
      // Text that the visitor has typed since goes first.
      if (field && !typed.has(field)) fill(field, value);
      return field === undefined;
    });
  }

  return { putBackInShell: () => putBack(true), putBackInPage: () => putBack(false) };
}
