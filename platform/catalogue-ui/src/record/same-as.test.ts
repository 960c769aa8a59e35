/** @jest-environment node */
import { sameAs } from './same-as.ts';

it.each([
  [{ imdb: null, wikidata: null }, []],
  [{ imdb: 'tt0000001', wikidata: null }, ['https://www.imdb.com/title/tt0000001/']],
  [
    { imdb: 'nm0000001', wikidata: 'Q42' },
    ['https://www.imdb.com/name/nm0000001/', 'https://www.wikidata.org/wiki/Q42'],
  ],
])('what has the ids %j elsewhere is the same as %j', (ids, addresses) => {
  expect(sameAs(ids)).toEqual(addresses);
});
