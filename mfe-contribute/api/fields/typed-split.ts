import type { FieldChange, RecordName, SplitFacts } from '@sinima/api/catalogue-writes';
import { RECORD_KINDS } from '@sinima/api/catalogue-writes';
import { FACTS_OF_NEW_TITLE, factsThatGo, type EditableKind } from '../shapes/record-fields.ts';
import { sourceOf, type Facts } from './typed-changes.ts';
import { allOf, numberOf, slugIn, slugOf, textOf, type TypedForm } from './typed-value.ts';

/** What a form says of a record that is two. */
interface TypedSplit {
  /** Slug of the other one. */
  readonly into: string;
  /** What leaves the record. */
  readonly fields: readonly FieldChange[];
  readonly split: SplitFacts;
}

/** How addresses of pages name the kinds of records. */
const KIND_IN_ADDRESSES: Readonly<Record<string, RecordName['kind']>> = {
  title: 'title',
  person: 'person',
  awards: 'award',
  festivals: 'festival',
  lists: 'list',
  ...Object.fromEntries(RECORD_KINDS.map((kind) => [kind, kind])),
};

/** Return how a form splits a record: the other one by its page, or a new one by its name. */
export function typedSplit(kind: EditableKind, facts: Facts, form: TypedForm): TypedSplit {
  const page = slugIn(textOf(form, 'into'));
  const name = textOf(form, 'otherName');
  const source = (field: string) => {
    const found = sourceOf(form, field);
    return found && { source: found };
  };
  const change = ([field, after]: [string, unknown]): FieldChange => ({ field, after, ...source(field) });
  return {
    into: page || slugOf(name),
    fields: leaving(kind, facts, form).map((field) => ({ ...field, ...source(field.field) })),
    split: {
      fields: name === '' ? [] : Object.entries(newFacts(kind, facts, form, name)).map(change),
      moves: allOf(form, 'moves').flatMap((text) => text.split('\n').flatMap(recordIn)),
    },
  };
}

/** Return the facts that a form gives the other one, and the credits. */
function leaving(kind: EditableKind, facts: Facts, form: TypedForm): FieldChange[] {
  const wanted = new Set(allOf(form, 'goes'));
  const places = new Set(allOf(form, 'credits.goes'));
  const credits = (facts.credits ?? []) as unknown[];
  const removed = credits.filter((_credit, at) => places.has(String(at)));
  return [
    ...(removed.length > 0 ? [{ field: 'credits', removed }] : []),
    ...factsThatGo(kind, facts)
      .filter((field) => wanted.has(field))
      .map((field) => ({ field, before: facts[field] })),
  ];
}

/** A new title is of the type, the countries and the languages of the one that it is taken from, until somebody corrects that. */
function newFacts(kind: EditableKind, facts: Facts, form: TypedForm, name: string): Facts {
  if (kind !== 'title') return { name };
  const year = textOf(form, 'otherYear');
  return {
    displayTitle: name,
    ...(year !== '' && { releaseYear: numberOf(year) }),
    ...Object.fromEntries(
      FACTS_OF_NEW_TITLE.flatMap((field) => (facts[field] === undefined ? [] : [[field, facts[field]]])),
    ),
  };
}

/** @example recordIn('https://sinima.example/awards/fespaco?year=2019') // [{ kind: 'award', slug: 'fespaco' }] */
function recordIn(address: string): RecordName[] {
  const [segment = '', slug = ''] = address
    .trim()
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(-2);
  const kind = Object.hasOwn(KIND_IN_ADDRESSES, segment) ? KIND_IN_ADDRESSES[segment] : undefined;
  if (slug === '' && segment === '') return [];
  return [{ kind: kind ?? 'title', slug: slug || segment }];
}
