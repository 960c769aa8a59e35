import { findingsOf } from './edit-checks.ts';

const QUIET = { recordsInHour: 0 };

it.each([
  ['a text that is taken away', [{ field: 'plotSummary', before: 'A plot.' }], ['It takes facts away.']],
  ['a cast that is emptied', [{ field: 'credits', removed: [{}, {}, {}] }], ['It takes facts away.']],
  ['an insult', [{ field: 'plotSummary', after: 'What a stupid film.' }], ['It has an insult.']],
  ['a link in a text', [{ field: 'trivia', added: ['See www.shop.example'] }], ['It has a link in a text.']],
  ['a shout', [{ field: 'displayTitle', after: 'AAAAAARGH' }], ['It repeats letters, or shouts.']],
])('%s holds an edit', (_what, fields, findings) => {
  expect(findingsOf(fields, null, QUIET)).toEqual(findings);
});

it('many records within an hour hold an edit', () => {
  const findings = findingsOf([{ field: 'runtimeMins', after: 95 }], null, { recordsInHour: 20 });
  expect(findings).toEqual(['Its author edited many records within an hour.']);
});

it.each([
  ['a running time', [{ field: 'runtimeMins', before: 59, after: 95 }]],
  ['a missing actor', [{ field: 'credits', added: [{ person: 'genevieve-nnaji', role: 'ACTOR' }] }]],
  ['a corrected name', [{ field: 'displayTitle', before: 'Osuofia in Londn', after: 'Osuofia in London' }]],
  [
    'a source with a link',
    [{ field: 'runtimeMins', after: 95, source: { where: 'A site', url: 'https://a.example/' } }],
  ],
  ['one credit that was wrong', [{ field: 'credits', removed: [{ person: 'a', role: 'ACTOR' }] }]],
])('%s is open at once', (_what, fields) => {
  expect(findingsOf(fields, 'From the credits on screen.', QUIET)).toEqual([]);
});
