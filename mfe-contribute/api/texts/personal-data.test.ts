import { personalDataIn } from './personal-data.ts';

it.each([
  ['Ask ada@sinima.example', 'mail address'],
  ['Her number is +234 803 555 0100', 'telephone number'],
  ['Call 0803-555-0100 now', 'telephone number'],
])('%s is not published', (text, what) => {
  expect(personalDataIn(text)).toContain(what);
});

it.each(['Credits on screen, 1992', 'Vanguard, 12 March 2003, page 14', 'Wikidata Q1234567890', '1990-1999'])(
  '%s is published',
  (text) => expect(personalDataIn(text)).toBeUndefined(),
);
