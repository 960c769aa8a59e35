import { stableId } from '@sinima/api/database/stable-id';
import type { ExampleRecord } from './example.schema.js';

const NAMES: Readonly<Record<string, string>> = {
  'first-example': 'First Example',
  'second-example': 'Second Example',
};

/** Return the examples that the collection holds from the start: samples, all of one title. */
export function exampleRecords(): ExampleRecord[] {
  return Object.entries(NAMES).map(([slug, name]) => ({
    _id: stableId('example', slug),
    slug,
    name,
    titleId: stableId('title', 'king-of-boys'),
  }));
}
