/** What was typed into a form, as values of the catalogue. */
import { fold } from '@sinima/api/text/fold';
import { normalizedText } from '@sinima/api/text/written-text';
import type { Credit } from '../shapes/credit.ts';
import { ID_NAMES, NEW_CREDITS, type RecordField } from '../shapes/record-fields.ts';

/** A form as the browser sends it: a field that is sent several times is a list. */
export type TypedForm = Readonly<Record<string, unknown>>;

/** Return all that was sent of a field of the form. */
export function allOf(form: TypedForm, name: string): string[] {
  const value = form[name];
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  return values.filter((item): item is string => typeof item === 'string');
}

/** Return what was typed into a field on one line; empty: nothing. */
export const textOf = (form: TypedForm, name: string): string => normalizedText(allOf(form, name)[0] ?? '');

const none = <T>(items: readonly T[]): readonly T[] | undefined => (items.length === 0 ? undefined : items);

/** Return typed text as a value of the catalogue; undefined: nothing was typed. A text in place of a number stays a text, which the rules refuse. */
export function typedValue(
  { name, input, property }: RecordField,
  form: TypedForm,
  before: unknown,
): unknown {
  const text = textOf(form, name);
  switch (input) {
    case 'line':
    case 'text':
      return text === '' ? undefined : text.replaceAll(/\s*\n\s*/g, ' ');
    case 'choice':
      return text === ''
        ? undefined
        : typeof before === 'number' || /^\d+$/.test(text)
          ? numberOf(text)
          : text;
    case 'number':
      return text === '' ? undefined : numberOf(text);
    case 'words':
      return none(inFormerOrder(allOf(form, name), before));
    case 'list':
      return none(text.split(',').flatMap((item) => item.trim() || []));
    case 'lines':
      return none(text.split('\n').flatMap((line) => itemOf(line.trim(), property, before)));
    case 'ids':
      return idsOf(form, name);
    case 'credits':
      return none([...keptCredits(form, before), ...newCredits(form)]);
  }
}

/** Return a typed number; what is none stays a text, which the rules refuse. */
export const numberOf = (text: string): number | string => (/^\d{1,9}$/.test(text) ? Number(text) : text);

/** Boxes have no order: what there was keeps its own, and new words follow. */
function inFormerOrder(words: readonly string[], before: unknown): string[] {
  const former = (Array.isArray(before) ? before : []) as string[];
  return [
    ...former.filter((word) => words.includes(word)),
    ...words.filter((word) => !former.includes(word)),
  ];
}

/** An item of which the form shows one property keeps its others. */
function itemOf(line: string, property: string | undefined, before: unknown): unknown[] {
  if (line === '') return [];
  if (property === undefined) return [line];
  const items = (Array.isArray(before) ? before : []) as Readonly<Record<string, unknown>>[];
  return [items.find((item) => item[property] === line) ?? { [property]: line }];
}

function idsOf(form: TypedForm, name: string): object | undefined {
  const ids = ID_NAMES.flatMap((id): [string, string][] => {
    const text = textOf(form, `${name}.${id}`);
    return text === '' ? [] : [[id, text]];
  });
  return ids.length === 0 ? undefined : Object.fromEntries(ids);
}

function keptCredits(form: TypedForm, before: unknown): Credit[] {
  const gone = new Set(allOf(form, 'credits.gone'));
  return ((Array.isArray(before) ? before : []) as Credit[]).filter((_credit, at) => !gone.has(String(at)));
}

function newCredits(form: TypedForm): Credit[] {
  return Array.from({ length: NEW_CREDITS }, (_, at) => `credits.${at}`).flatMap((row): Credit[] => {
    const person = slugOf(textOf(form, `${row}.person`));
    const characterName = textOf(form, `${row}.character`);
    if (person === '') return [];
    return [{ person, role: textOf(form, `${row}.role`), ...(characterName !== '' && { characterName }) }];
  });
}

/** @example slugOf('Genevieve Nnaji (genevieve-nnaji)'); slugOf('Genevieve Nnaji') // both 'genevieve-nnaji' */
export function slugOf(typed: string): string {
  const [, named] = /\(([a-z0-9-]+)\)$/.exec(typed) ?? [];
  return (
    named ??
    fold(typed)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
  );
}

/** Return the slug in the address of a page, or the slug itself. */
export const slugIn = (typed: string): string =>
  typed
    .trim()
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1)!;
