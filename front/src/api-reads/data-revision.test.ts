/** @jest-environment node */
import { DataRevision } from './data-revision.ts';

const answer = (revision: string): Headers => new Headers({ 'sinima-revision': revision });

it('the answer of a server that has not noticed the latest revision is outdated', () => {
  const revision = new DataRevision();
  revision.hear(answer('9'));
  revision.hearKeys(['*', 'revision:12']);
  expect(revision.hear(answer('9'))).toBe('9');
  expect([revision.current, revision.isOutdated('9'), revision.isOutdated('12')]).toEqual([
    '12',
    true,
    false,
  ]);
});

it('a catalogue that was restored has the revision that other servers tell', () => {
  const revision = new DataRevision();
  revision.hear(answer('12'));
  revision.hearKeys(['*', 'revision:3']);
  expect(revision.current).toBe('3');
});
