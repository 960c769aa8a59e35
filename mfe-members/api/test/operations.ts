/** The calls of the contract, as tests make them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Operation {
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** The contract's schema of a value, as far as tests read it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly [also: string]: unknown;
}

const { paths, components } = JSON.parse(readFileSync(path.join(__dirname, '../openapi.json'), 'utf8')) as {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** Every call of the contract. */
export const operations = Object.entries(paths).flatMap(([template, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${template}`,
    operation,
  })),
);

/** A body that each operation takes. */
export const BODIES: Readonly<Record<string, object>> = {
  'PUT /api/me/ratings/{slug}': { rating: 8 },
  'POST /api/me/diary': { title: 'osuofia', watchedOn: '2024-02-29' },
  'PATCH /api/me/diary/{id}': { isRewatch: true },
  'PUT /api/me/reviews/{slug}': { text: 'Again and again.', hasSpoilers: false },
  'PUT /api/me/saved': { items: [] },
  'POST /api/me/lists': { name: 'A list', visibility: 'private' },
  'PATCH /api/me/lists/{key}': { name: 'Another name' },
  'PUT /api/me/lists/{key}/items': { revision: 99, items: [] },
  'POST /api/me/lists/{key}/items': { title: 'osuofia' },
  'POST /api/me/decisions/{id}/appeal': { text: 'I object.' },
  'POST /api/me/import': { rows: [] },
  'POST /api/reports': { kind: 'member', subject: 'owner', reason: 'spam' },
  'POST /api/moderation/cases/{id}/decisions': { action: 'keep', reason: 'It is fine.' },
  'POST /api/moderation/decisions/{id}/undo': { reason: 'It was wrong.' },
};

/** An entry of each list in a body. */
const ENTRIES: Readonly<Record<string, object>> = {
  'PUT /api/me/saved': {
    mark: 'watchlist',
    id: 'a'.repeat(24),
    changedAt: '2026-01-16T19:30:00.000Z',
    isRemoved: false,
  },
  'PUT /api/me/lists/{key}/items': { title: 'osuofia' },
  'POST /api/me/import': { row: 1, name: 'Osuofia in London' },
};

const resolved = ({ $ref, ...schema }: Schema): Schema =>
  $ref === undefined ? schema : (components.schemas[$ref.split('/').at(-1)!] ?? {});

/** A field of a body, or of the entries of a list in it. */
export interface Field {
  /** Of the call. */
  readonly name: string;
  readonly field: string;
  readonly schema: Schema;
  /** Return a body that is right but for this value of the field. */
  bodyWith(value: unknown): object;
}

/** Every field that a member can send. */
export const fields: readonly Field[] = operations.flatMap(({ name, operation: { requestBody } }) => {
  const body = resolved(requestBody?.content['application/json']?.schema ?? {});
  return Object.entries(body.properties ?? {}).flatMap(([field, schema]): Field[] => {
    const own = { name, field, schema, bodyWith: (value: unknown) => ({ ...BODIES[name], [field]: value }) };
    const entry = schema.items && resolved(schema.items);
    const inEntries = Object.entries(entry?.properties ?? {}).map(([inner, of]) => ({
      name,
      field: `${field}.${inner}`,
      schema: of,
      bodyWith: (value: unknown) => ({ ...BODIES[name], [field]: [{ ...ENTRIES[name], [inner]: value }] }),
    }));
    return [own, ...inEntries];
  });
});
