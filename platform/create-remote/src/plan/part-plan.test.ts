import { planPart } from './part-plan.ts';
import { planRemote } from './remote-plan.ts';

it('the word for a record follows from the prefix', () => {
  expect(planPart('soundtracks')).toEqual({ prefix: 'soundtracks', record: 'soundtrack' });
  expect(planPart('box-office')).toEqual({ prefix: 'box-office', record: 'box-office-record' });
  expect(planPart('weekends', 'weekend-gross').record).toBe('weekend-gross');
});

it.each([['Songs'], ['__mock'], ['a'.repeat(41)], ['songs/new']])('a part cannot be called %s', (prefix) => {
  expect(() => planPart(prefix)).toThrow(`A part of the API cannot be called "${prefix}"`);
});

it('a part and its records have names that differ', () => {
  expect(() => planPart('songs', 'songs')).toThrow('the many and the one');
});

it('a remote whose part would take an address of the core is refused', () => {
  const prefix = () => ({ stylePrefix: 're', declaresPrefix: false });
  expect(() => planRemote({ name: 'mfe-reviews', pages: ['/opinions'], api: true }, prefix)).toThrow(
    "/api/reviews is the core's",
  );
});
