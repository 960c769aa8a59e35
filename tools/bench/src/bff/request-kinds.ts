import { below, pick, type Random } from '@sinima/seeded-random';
import type { CatalogueSample } from './catalogue-sample.ts';
import { listPath, peoplePath, titlesPath } from './list-paths.ts';
import { suggestText, typedText } from './typed-text.ts';

/** A kind of request to the BFF. */
export interface RequestKind {
  readonly name: string;
  /** Which promise it is held to. */
  readonly of: 'list' | 'search' | 'record';
  /** The path and query of one such request. */
  path(random: Random, sample: CatalogueSample): string;
}

const ofTitle =
  (what: string) =>
  (random: Random, { titles }: CatalogueSample) =>
    `/api/titles/${pick(random, titles).id}/${what}`;

const ofPerson =
  (what: string) =>
  (random: Random, { people }: CatalogueSample) =>
    `/api/people/${pick(random, people).id}/${what}`;

const query = (text: string): string => encodeURIComponent(text);

/** Every kind of request that pages make. */
export const REQUEST_KINDS: readonly RequestKind[] = [
  { name: 'titles', of: 'list', path: (random, sample) => titlesPath(random, sample, 0) },
  { name: 'titles, one filter', of: 'list', path: (random, sample) => titlesPath(random, sample, 1) },
  { name: 'titles, two filters', of: 'list', path: (random, sample) => titlesPath(random, sample, 2) },
  {
    name: 'titles, three and more',
    of: 'list',
    path: (random, sample) => titlesPath(random, sample, 3 + below(random, 3)),
  },
  {
    name: 'titles by part of a name',
    of: 'list',
    path: (random, sample) =>
      `${titlesPath(random, sample, below(random, 2), 1)}&search=${query(typedText(random, sample))}`,
  },
  {
    name: 'titles by one or two letters',
    of: 'list',
    path: (random, sample) =>
      `${titlesPath(random, sample, below(random, 2), 1)}&search=${query(typedText(random, sample, 1 + below(random, 2)))}`,
  },
  {
    name: 'streaming',
    of: 'list',
    path: (random) =>
      listPath('/api/titles/streaming', random, 3, { platform: pick(random, ['all', 'Netflix', 'Showmax']) }),
  },
  {
    name: 'theaters',
    of: 'list',
    path: (random) =>
      listPath('/api/titles/theaters', random, 3, { city: pick(random, ['all', 'Lagos', 'Cairo']) }),
  },
  { name: 'people', of: 'list', path: (random, sample) => peoplePath(random, sample, 0) },
  {
    name: 'people, filtered',
    of: 'list',
    path: (random, sample) => peoplePath(random, sample, 1 + below(random, 2)),
  },
  {
    name: 'people by part of a name',
    of: 'list',
    path: (random, sample) =>
      `${peoplePath(random, sample, below(random, 2), 1)}&search=${query(typedText(random, sample, 1 + below(random, 7), 'people'))}`,
  },
  { name: 'recent reviews', of: 'list', path: (random) => listPath('/api/reviews/recent', random, 5, {}) },
  {
    name: 'search',
    of: 'search',
    path: (random, sample) =>
      `/api/search?q=${query(suggestText(random, sample))}&page=${1 + below(random, 3)}`,
  },
  {
    name: 'type-ahead',
    of: 'search',
    path: (random, sample) => `/api/suggest?q=${query(suggestText(random, sample, 1 + below(random, 8)))}`,
  },
  {
    name: 'title',
    of: 'record',
    path: (random, { titles }) => `/api/titles/slug/${pick(random, titles).slug}`,
  },
  { name: 'credits of a title', of: 'record', path: ofTitle('credits') },
  { name: 'similar titles', of: 'record', path: ofTitle('similar') },
  { name: 'seasons of a title', of: 'record', path: ofTitle('seasons') },
  { name: 'reviews of a title', of: 'record', path: ofTitle('reviews') },
  { name: 'awards of a title', of: 'record', path: ofTitle('awards') },
  {
    name: 'person',
    of: 'record',
    path: (random, { people }) => `/api/people/slug/${pick(random, people).slug}`,
  },
  { name: 'credits of a person', of: 'record', path: ofPerson('credits') },
  { name: 'trending', of: 'record', path: () => '/api/titles/trending' },
  { name: 'genres', of: 'record', path: () => '/api/genres' },
  { name: 'stats', of: 'record', path: () => '/api/stats' },
];
