/** Answers of this remote's part of the API for its tests. */
import type { Edit, EditAuthor } from '../../api/openapi.ts';

export const author = (changes: Partial<EditAuthor> = {}): EditAuthor => ({
  number: 4711,
  kind: 'member',
  handle: 'amina',
  displayName: 'Amina',
  standing: 'beginner',
  ...changes,
});

/** The decision of three members' votes, as change 12. */
export const acceptedByVotes = {
  by: 'votes',
  editor: null,
  reason: null,
  decidedAt: '2026-01-18T19:30:00Z',
  sequence: 12,
} as const;

/** Return an edit of the running time of a title. */
export const edit = (changes: Partial<Edit> = {}): Edit => ({
  id: '5f1d7f3a9b2c4d5e6f708192',
  kind: 'change',
  record: { kind: 'title', slug: 'lionheart' },
  name: 'Lionheart',
  countries: ['Nigeria'],
  author: author(),
  state: 'open',
  fields: ['runtimeMins'],
  changes: [{ field: 'runtimeMins', before: 59, after: 95, source: { where: 'The credits on screen' } }],
  comment: 'I measured it.',
  openedAt: '2026-01-16T19:30:00.000Z',
  accepting: 0,
  refusing: 0,
  decision: null,
  into: null,
  split: null,
  reverts: null,
  licence: 'CC0-1.0',
  votes: [],
  answer: null,
  dueAt: '2026-01-23T19:30:00.000Z',
  checks: [],
  conflicts: [],
  thanks: 0,
  ...changes,
});
