import { z } from 'zod';
import {
  CHANGE_KINDS,
  CHANGE_LICENCE,
  DECIDED_BY,
  RECORD_KINDS,
  type CatalogueChange,
  type ChangeProblem,
} from './change.ts';

/** More characters than any change of a record by hand has; a whole award has some 150,000. */
const MAX_LENGTH = 500_000;
const MAX_COMMENT = 2_000;
const MAX_FIELDS = 40;
const MAX_MOVES = 500;

/** Data of living people that a catalogue may not hold: mail addresses and telephone numbers. */
const PERSONAL = [/[^\s@]+@[^\s@]+\.[a-z]{2,}/i, /(?:\+|\b00)\d[\d ()./-]{7,}\d/];

const impersonal = z
  .string()
  .max(MAX_COMMENT)
  .refine(
    (text) => !PERSONAL.some((pattern) => pattern.test(text)),
    'has a mail address or telephone number: take it out',
  );

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug');

const fieldChange = z.strictObject({
  field: z.string().regex(/^[a-zA-Z]{1,40}$/),
  before: z.json().optional(),
  after: z.json().optional(),
  removed: z.array(z.json()).optional(),
  added: z.array(z.json()).optional(),
  source: z
    .strictObject({ where: impersonal.min(1), url: z.url({ protocol: /^https?$/ }).optional() })
    .optional(),
});

const recordName = z.strictObject({ kind: z.enum(RECORD_KINDS), slug });

const change = z.strictObject({
  edit: z.string().min(1).max(100),
  author: z.int().min(1),
  kind: z.enum(CHANGE_KINDS),
  record: recordName,
  into: slug.optional(),
  split: z
    .strictObject({
      fields: z.array(fieldChange).max(MAX_FIELDS),
      moves: z.array(recordName).max(MAX_MOVES),
    })
    .optional(),
  reverts: z.int().min(1).optional(),
  fields: z.array(fieldChange).max(MAX_FIELDS),
  comment: impersonal.optional(),
  licence: z.literal(CHANGE_LICENCE),
  decidedBy: z.enum(DECIDED_BY),
});

/** Return a change as it was sent, or why it is none. */
export function readChange(
  sent: unknown,
): { readonly change: CatalogueChange } | { readonly problems: ChangeProblem[] } {
  const { data, error } = change.safeParse(sent);
  if (error) {
    return {
      problems: error.issues.map(({ path, message }) => ({
        ...(path.length > 0 && { field: path.join('.') }),
        message,
      })),
    };
  }
  if (JSON.stringify(data).length > MAX_LENGTH) return { problems: [{ message: 'It is too long.' }] };
  return { change: data };
}
