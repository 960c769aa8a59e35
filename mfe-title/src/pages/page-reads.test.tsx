import { readWaves } from '@sinima/testing/read-waves';
import type { ApiAnswers } from '@sinima/testing/render-fragment';
import remote from '../remote.ts';
import { title } from '../test/show-title.ts';

const slug = 'lionheart';
const id = '64b7f0c2a1d3e4f5a6b7c8d9';
const of = (key: string, name: string) => `/api/titles/${key}/${name}`;
const detail = (key: string) => `/api/titles/slug/${key}`;

const film = { json: { ...title, id, slug, streamingPlatforms: ['Netflix'] } };
const series = { json: { ...film.json, type: 'SERIES' } };
const season = (number: number) => ({
  id: `s-${number}`,
  number,
  name: null,
  synopsis: null,
  episodeCount: 0,
});
const answers: ApiAnswers = {
  [detail(slug)]: film,
  [detail(id)]: film,
  ...Object.fromEntries(
    [
      'credits',
      'reviews?pageSize=5',
      'awards',
      'similar',
      'episodes',
      'episodes?season=2',
      'episodes?season=9',
    ].map((name) => [of(slug, name), { json: [] }]),
  ),
  [of(slug, 'seasons')]: { json: [season(1), season(2)] },
};

const titlePage = (search = '', changes: ApiAnswers = {}) =>
  readWaves(remote.pages.title, {
    address: `/title/${slug}${search}`,
    pattern: '/title/:slug',
    answers: { ...answers, ...changes },
  });

describe('reads of the title page', () => {
  it.each([
    ['', []],
    ['?tab=cast', []],
    ['?tab=no-such-tab', []],
    ['?tab=reviews', ['reviews?pageSize=5']],
    ['?tab=trivia', ['awards']],
    ['?tab=technical', []],
    ['?tab=business', []],
    ['?tab=media', []],
  ])('/title/lionheart%s of a film makes one wave, and no call twice', async (search, tab) => {
    const waves = await titlePage(search);
    const others = ['similar', 'credits', ...tab].map((name) => of(slug, name));
    expect(waves).toEqual([[detail(slug), ...others]]);
  });

  it.each([
    ['?tab=episodes', 'episodes'],
    ['?tab=episodes&season=2', 'episodes?season=2'],
  ])('/title/lionheart%s of a series makes one wave, and no call twice', async (search, episodes) => {
    const waves = await titlePage(search, { [detail(slug)]: series });
    const others = ['similar', 'credits', 'seasons', episodes].map((name) => of(slug, name));
    expect(waves).toEqual([[detail(slug), ...others]]);
  });

  it('a series whose address names no tab reads its episodes once its type is known', async () => {
    const waves = await titlePage('', { [detail(slug)]: series });
    expect(waves).toEqual([
      [detail(slug), of(slug, 'similar'), of(slug, 'credits')],
      [of(slug, 'seasons'), of(slug, 'episodes')],
    ]);
  });

  it('a series reads its first season where the address asks for one that it does not have', async () => {
    const waves = await titlePage('?tab=episodes&season=9', { [detail(slug)]: series });
    expect(waves.at(-1)).toEqual([of(slug, 'episodes')]);
  });

  it('title page does not read a sub-resource again that could not be read', async () => {
    const [first] = await titlePage('', { [of(slug, 'similar')]: { status: 503 } });
    expect(first).toEqual([detail(slug), of(slug, 'similar'), of(slug, 'credits')]);
  });

  it('an id in the address is read by the slug that it leads to', async () => {
    const waves = await readWaves(remote.pages.title, {
      address: `/title/${id}`,
      pattern: '/title/:slug',
      answers,
    });
    expect(waves.flat().sort()).toEqual([detail(id), of(slug, 'similar'), of(slug, 'credits')].sort());
  });
});

describe.each(['cast', 'crew'] as const)('reads of the full %s', (page) => {
  it('credits page makes one wave of reads, and no call twice', async () => {
    const waves = await readWaves(remote.pages[page], {
      address: `/title/${slug}/${page}`,
      pattern: `/title/:slug/${page}`,
      answers,
    });
    expect(waves).toEqual([[detail(slug), of(slug, 'credits')]]);
  });
});
