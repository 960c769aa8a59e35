/** The addresses of this remote's pages, and of the pages of the records that they are about. */
import { paths } from '@sinima/contracts/paths';
import type { EditableKind } from '../../api/shapes/record-fields.ts';

const segment = encodeURIComponent;

function withSearch(path: string, search: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === '' || (name === 'page' && value === 1) ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** Which edits a list shows. */
export interface EditsSearch {
  readonly [key: string]: string | number | undefined;
  readonly state?: string;
  readonly country?: string;
  readonly author?: number;
  readonly page?: number;
}

export const contributePaths = {
  edit: (kind: EditableKind, slug: string) => `/contribute/edit/${kind}/${segment(slug)}`,
  newRecord: (kind: 'title' | 'person') => `/contribute/new/${kind}`,
  edits: (search: EditsSearch = {}) => withSearch('/contribute/edits', search),
  oneEdit: (id: string) => `/contribute/edits/${segment(id)}`,
  history: (kind: EditableKind, slug: string, page?: number) =>
    withSearch(`/contribute/history/${kind}/${segment(slug)}`, { page }),
  recent: (page?: number) => withSearch('/contribute/recent', { page }),
  /** Pages of forms, which our part of the API writes. */
  proposalForms: (kind: EditableKind, slug: string) => `/api/me/edits/forms/${kind}/${segment(slug)}`,
  ownForms: () => '/api/me/edits/forms/own',
  reviewForms: (id: string) => `/api/me/edits/forms/review/${segment(id)}`,
} as const;

const KINDS: ReadonlySet<string> = new Set(['title', 'person', 'award', 'festival', 'list']);

/** Return the kind that an address names; undefined: it names none. */
export const kindIn = (text: string | undefined): EditableKind | undefined =>
  text !== undefined && KINDS.has(text) ? (text as EditableKind) : undefined;

/** Return the id of an edit that an address names; undefined: it names none. */
export const editIdIn = (text: string | undefined): string | undefined =>
  text !== undefined && /^[0-9a-f]{24}$/i.test(text) ? text : undefined;

/** Return the address of a record's own page. */
export function recordPath(kind: EditableKind, slug: string): string {
  switch (kind) {
    case 'title':
      return paths.title(slug);
    case 'person':
      return paths.person(slug);
    case 'award':
      return paths.award(slug);
    case 'festival':
      return paths.festival(slug);
    case 'list':
      return paths.list(slug);
  }
}
