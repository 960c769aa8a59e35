/** Declarations of a small site. */
import type { OwnedRoutes } from '@sinima/contracts/pointer';
import type { RouteDeclaration } from '@sinima/contracts/remote';
import { declaredRemotes, type DeclaredRemote } from '../composition/declared-routes.ts';

/** Return what remotes declare that own these. */
export function declaredBy(remotes: Readonly<Record<string, OwnedRoutes>>): DeclaredRemote[] {
  const apps = Object.fromEntries(Object.entries(remotes).map(([name, owned]) => [name, { owned }]));
  return declaredRemotes([{ apps }]);
}

/** Return what a remote with these pages owns. */
export function ownedPages(...pages: readonly RouteDeclaration[]): OwnedRoutes {
  return {
    pages: Object.fromEntries(pages.map((page, at) => [`page-${at}`, page])),
    widgets: {},
  };
}

const poster = { shape: 'poster', country: 'country' } as const;

const pages: readonly RouteDeclaration[] = [
  { paths: ['/about'] },
  { paths: ['/search'], sitemap: 'closed' },
  { paths: ['/api-docs'] },
  {
    paths: ['/lists/:slug'],
    sitemap: { name: 'lists', api: '/api/lists/public' },
    card: {
      kind: 'list',
      api: '/api/lists/slug/{slug}',
      name: 'name',
      facts: ['List', '{itemCount} {itemNoun}'],
      translations: {
        sw: { List: 'Orodha', '{itemCount} {itemNoun}': '{itemNoun} {itemCount}', Movies: 'filamu' },
      },
      cloth: { shape: 'poster' },
    },
  },
  {
    paths: ['/festivals/:slug'],
    sitemap: { name: 'festivals', api: '/api/festivals' },
    card: {
      kind: 'festival',
      api: '/api/festivals/slug/{slug}',
      name: 'name',
      facts: ['Festival', '{city}', '{country}'],
      translations: {
        sw: { Festival: 'Tamasha' },
        ar: { Festival: 'مهرجان' },
        pt: { Festival: 'Festival' },
      },
      cloth: poster,
    },
  },
  {
    paths: ['/awards/:slug'],
    sitemap: { name: 'awards', api: '/api/awards' },
    card: {
      kind: 'award',
      api: '/api/awards/slug/{slug}',
      name: 'name',
      facts: ['Awards', '{country}'],
      cloth: poster,
    },
  },
  {
    paths: ['/title/:slug'],
    sitemap: { name: 'titles', api: '/api/titles', count: { api: '/api/stats', field: 'totalTitles' } },
    card: {
      kind: 'title',
      api: '/api/titles/slug/{slug}',
      name: 'displayTitle',
      namesIn: {
        ar: [
          { name: 'originalTitle', language: 'originalLanguage' },
          { each: 'alternativeTitles', name: 'title', language: 'language' },
        ],
      },
      facts: ['{releaseYear}', '{type}', '{countries.0}'],
      words: { MOVIE: 'Film', SERIES: 'Series' },
      translations: { sw: { MOVIE: 'Filamu', SERIES: 'Tamthilia' }, ar: { MOVIE: 'فيلم', SERIES: 'مسلسل' } },
      cloth: { shape: 'poster', country: 'countries.0', genres: 'genres', year: 'releaseYear' },
    },
  },
  {
    paths: ['/person/:slug'],
    sitemap: { name: 'people', api: '/api/people', count: { api: '/api/stats', field: 'totalPeople' } },
    card: {
      kind: 'person',
      api: '/api/people/slug/{slug}',
      name: 'name',
      facts: ['{roles}', '{country}'],
      translations: { ar: { Actor: 'تمثيل', Producer: 'إنتاج', Director: 'إخراج' } },
      cloth: { shape: 'portrait', country: 'country' },
    },
  },
];

/** Return a site of one remote with a page of each kind. */
export const siteOfEachKind = (): DeclaredRemote[] => declaredBy({ 'mfe-all': ownedPages(...pages) });
