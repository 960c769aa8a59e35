/** The host's API reads for a remote's sitemaps, cards and feeds. */
import type { BuiltRemote, ReleaseNeeds } from '@sinima/contracts/release';
import type { FeedEntries } from '@sinima/contracts/feed';
import type { RouteDeclaration } from '@sinima/contracts/remote';
import { missingFields } from './answer-fields.ts';
import type { OpenApi } from '@sinima/contracts/openapi-document';

/** Fields of one operation that a page's declaration names. */
interface DeclaredRead {
  readonly page: string;
  readonly what: 'sitemap' | 'card' | 'feed';
  /** `GET /api/titles` */
  readonly operation: string;
  /** As in `needs.api`: `[].slug`, `countries[]`. */
  readonly fields: readonly string[];
}

/** Return a field as `needs.api` has it: `countries.0` is `countries[]`. */
const inNeeds = (field: string): string => field.replaceAll(/\.\d+(?=\.|$)/g, '[]');

function sitemapReads(page: string, { paths, sitemap }: RouteDeclaration): DeclaredRead[] {
  if (typeof sitemap !== 'object') return [];
  const { api, count, unless } = sitemap;
  const parameters = Array.from((paths[0] ?? '').matchAll(/:(\w+)/g), ([, name = '']) => `[].${name}`);
  const fields = unless === undefined ? parameters : [...parameters, `[].${unless}`];
  return [
    { page, what: 'sitemap', operation: `GET ${api}`, fields },
    ...(count
      ? [{ page, what: 'sitemap' as const, operation: `GET ${count.api}`, fields: [inNeeds(count.field)] }]
      : []),
  ];
}

const inBraces = (text: string): string[] =>
  Array.from(text.matchAll(/\{([\w.]+)\}/g), ([, field = '']) => field);

function cardReads(page: string, { card }: RouteDeclaration): DeclaredRead[] {
  if (!card) return [];
  const { api, name, namesIn = {}, facts, cloth } = card;
  const ofNames = Object.values(namesIn)
    .flat()
    .flatMap(({ each, name: inItem, language }) =>
      [inItem, language].map((field) => (each === undefined ? field : `${each}[].${field}`)),
    );
  const ofCloth = [cloth.country, cloth.genres, cloth.year].flatMap((field) => field ?? []);
  const fields = [...new Set([name, ...ofNames, ...facts.flatMap(inBraces), ...ofCloth].map(inNeeds))];
  return [{ page, what: 'card', operation: `GET ${api}`, fields }];
}

function entryFields({ each, title, path, text = '', date, until, place = '' }: FeedEntries): string[] {
  const list = each.replace(/^\[\]\.?/, '');
  const outer = each.startsWith('[]') ? '[].' : '';
  const named = [title, path, text, place].flatMap(inBraces);
  return [...named, date, until].flatMap((field) => {
    if (field === undefined) return [];
    const isInner = list !== '' && (field === list || field.startsWith(`${list}.`));
    return outer + (isInner ? `${list}[]${inNeeds(field.slice(list.length))}` : inNeeds(field));
  });
}

/** Feeds of a page: their entries, and the record that they are of. */
function feedReads(page: string, { feeds = [] }: RouteDeclaration): DeclaredRead[] {
  return feeds.flatMap(({ api, subject, title, entries }) => {
    const what = 'feed' as const;
    const fields = [...new Set(entries.flatMap(entryFields))];
    const read = { page, what, operation: `GET ${api.replace(/\?.*/, '')}`, fields };
    if (subject === undefined) return [read];
    return [read, { page, what, operation: `GET ${subject}`, fields: inBraces(title).map(inNeeds) }];
  });
}

function readsOf({ pages }: Pick<BuiltRemote, 'pages'>): DeclaredRead[] {
  return Object.entries(pages).flatMap(([id, page]) => [
    ...sitemapReads(id, page),
    ...cardReads(id, page),
    ...feedReads(id, page),
  ]);
}

/** Return the fields that a remote reads of the API, with those that the host reads for it. */
export function withDeclaredReads(
  read: ReleaseNeeds['api'],
  built: Pick<BuiltRemote, 'pages'>,
): ReleaseNeeds['api'] {
  const api: Record<string, readonly string[]> = { ...read };
  for (const { operation, fields } of readsOf(built)) {
    api[operation] = [...new Set([...(api[operation] ?? []), ...fields])].sort();
  }
  return Object.fromEntries(Object.entries(api).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Return what sitemaps, cards and feeds name of the API that it does not have, each a sentence with the remedy. */
export function declaredReadProblems(built: Pick<BuiltRemote, 'app' | 'pages'>, openapi: OpenApi): string[] {
  return readsOf(built).flatMap(({ page, what, operation, fields }) => {
    const missing = missingFields(openapi, operation, fields);
    const remedy = `Change remote.config.ts of ${built.app}, or deploy an API with it first.`;
    const who = `The ${what} of the page "${page}" of ${built.app}`;
    if (!missing) return [`${who} reads ${operation}, which the API does not have. ${remedy}`];
    if (missing.length === 0) return [];
    return [`${who} reads ${missing.join(', ')} of ${operation}, which the API does not answer. ${remedy}`];
  });
}
