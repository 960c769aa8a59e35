import { languageCodes } from '@sinima/contracts/languages';
import type { Problem } from '@sinima/api/http/problem.dto';
import { api } from './small-api.js';

async function answer(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(api.origin + path, { headers });
  return { headers: response.headers, body: (await response.json()) as Record<string, unknown> };
}

const TITLE = '/api/titles/slug/ajoke';
const PERSON = '/api/people/slug/sade-ojo';
const english = { plotSummary: 'A daughter comes home.', plotLanguage: 'en', plotIsDraft: false };

it.each([
  ['no language', '', english],
  ['English', '?lang=en', english],
  [
    'a language with a draft',
    '?lang=fr',
    { plotSummary: 'Une fille rentre chez elle.', plotLanguage: 'fr', plotIsDraft: true },
  ],
  ['a language with a translation of an earlier plot', '?lang=ar', english],
  ['a language without a translation', '?lang=sw', english],
])('the plot of a title for %s', async (_what, query, plot) => {
  const { headers, body } = await answer(TITLE + query);
  expect(body).toMatchObject(plot);
  expect(headers.get('content-language')).toBe(plot.plotLanguage);
});

it('the biography of a person comes in the language that is asked for', async () => {
  expect((await answer(`${PERSON}?lang=pt`)).body).toMatchObject({
    bio: 'Representa e realiza filmes.',
    bioLanguage: 'pt',
    bioIsDraft: false,
  });
  expect((await answer(PERSON)).body).toMatchObject({ bio: 'She plays and directs.', bioLanguage: 'en' });
});

it('a title without a plot, and a person without a biography, have no language of one', async () => {
  const { body } = await answer('/api/people/slug/kofi-mensah?lang=fr');
  expect(body).toMatchObject({ bio: null, bioLanguage: null, bioIsDraft: false });
});

it.each(['de', 'FR', 'pt-BR', '', 'fr,ar'])(
  'lang=%s is refused with the languages that are known',
  async (lang) => {
    const response = await fetch(`${api.origin}${TITLE}?lang=${lang}`);
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as Problem;
    expect(JSON.stringify(errors)).toContain(languageCodes.join(', '));
  },
);

it('an address has one answer, whatever the visitor’s browser accepts, and keeps its language in the cache', async () => {
  const first = await answer(`${TITLE}?lang=fr`, { 'accept-language': 'ar' });
  const again = await answer(`${TITLE}?lang=fr`, { 'accept-language': 'sw' });
  expect(again.headers.get('cache-status')).toContain('hit');
  expect(again.headers.get('content-language')).toBe('fr');
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('vary') ?? '').not.toMatch(/accept-language/i);
});
