/** Checks the sitemaps, cards and feeds that a remote declares for its pages. */
import { languageCodes } from '@sinima/contracts/languages';
import type { OwnedRoutes } from '@sinima/contracts/pointer';
import type { RouteDeclaration } from '@sinima/contracts/remote';
import { z } from 'zod';

const name = z
  .string({ error: 'its name is no text' })
  .regex(/^[a-z]{1,20}(?:-[a-z]{1,20})?$/, 'its name is not of a-z, with one "-" at most');
const field = z
  .string({ error: 'a field is no text' })
  .regex(/^[A-Za-z]\w*(?:\.\w+)*$/, 'a field is not of the form name or countries.0');
const api = z
  .string({ error: 'its api is no text' })
  .regex(/^\/api(?:\/[\w-]+)+$/, 'its api is not of the form /api/titles');

const inLanguages = <Shape extends z.ZodType>(shape: Shape) => z.partialRecord(z.enum(languageCodes), shape);

const collection = z.object({
  name: name.refine((text) => text !== 'pages', 'its name is that of the fixed pages'),
  api,
  count: z.object({ api, field }).optional(),
  unless: z
    .string({ error: 'what it leaves out is no text' })
    .regex(/^[A-Za-z]\w*$/, 'what it leaves out is not of the form isStub')
    .optional(),
});

const card = z.object({
  kind: name,
  api: z
    .string({ error: 'its api is no text' })
    .regex(/^\/api(?:\/[\w-]+)+\/\{slug\}$/, 'its api is not of the form /api/titles/slug/{slug}'),
  name: field,
  namesIn: inLanguages(
    z.array(z.object({ each: field.optional(), name: field, language: field }), {
      error: 'its names in a language are no list',
    }),
  ).optional(),
  facts: z
    .array(z.string().min(1).max(60), { error: 'its facts are no list of texts' })
    .max(6, 'it has more than 6 facts'),
  words: z.record(z.string(), z.string()).optional(),
  translations: inLanguages(z.record(z.string(), z.string())).optional(),
  cloth: z.object({
    shape: z.enum(['poster', 'portrait'], { error: 'its cloth is neither a poster nor a portrait' }),
    country: field.optional(),
    genres: field.optional(),
    year: field.optional(),
  }),
});

const withParameter = z
  .string({ error: 'its api is no text' })
  .regex(
    /^\/api(?:\/(?:[\w-]+|\{\w+\}))+(?:\?[\w&={}.-]+)?$/,
    'its api is not of the form /api/people/{id}/credits or /api/titles?sort=new',
  )
  .refine((text) => (text.match(/\{/g) ?? []).length < 2, 'its api has more than one parameter');
const words = z.string({ error: 'a text is no text' }).min(1).max(120);

const feed = z.object({
  name,
  format: z.enum(['atom', 'ics'], { error: 'its format is neither atom nor ics' }),
  title: words,
  titles: inLanguages(words).optional(),
  api: withParameter,
  subject: withParameter.optional(),
  entries: z
    .array(
      z.object({
        each: z
          .string({ error: 'a list is no text' })
          .regex(/^(?:\[\]|(?:\[\]\.)?[A-Za-z]\w*)$/, 'a list is not of the form [], editions or [].years'),
        title: words,
        path: words.regex(/^\//, 'a path of an entry does not begin with /'),
        text: words.optional(),
        date: field.optional(),
        until: field.optional(),
        place: words.optional(),
      }),
      { error: 'its entries are no list' },
    )
    .min(1, 'it has no entries')
    .max(4, 'its entries are of more than 4 lists'),
});

function firstIssue(shape: z.ZodType, value: unknown): string | undefined {
  return shape.safeParse(value).error?.issues[0]?.message;
}

function wrongSitemap({ paths, sitemap }: RouteDeclaration): string | undefined {
  if (sitemap === undefined || sitemap === 'closed') return undefined;
  const hasParameters = /[:*?]/.test(paths[0] ?? '');
  if (sitemap === 'fixed') {
    return hasParameters ? 'it is "fixed", and the first path of the page has parameters' : undefined;
  }
  if (!hasParameters) return 'it names a collection, and the first path of the page has no parameter';
  if (/[*?]/.test(paths[0] ?? '')) return 'the first path of the page has * or an optional part';
  return firstIssue(collection, sitemap);
}

const wrongCard = ({ card: declared }: RouteDeclaration): string | undefined =>
  declared === undefined ? undefined : firstIssue(card, declared);

const wrongFeeds = ({ feeds }: RouteDeclaration): string | undefined =>
  feeds === undefined ? undefined : firstIssue(z.array(feed, { error: 'its feeds are no list' }), feeds);

/** Names that stand in addresses of the host. */
interface Named {
  readonly what: 'sitemap' | 'card' | 'feed';
  readonly name: string;
}

function namesOf({ pages }: OwnedRoutes): Named[] {
  return Object.values(pages).flatMap(({ sitemap, card: declared, feeds = [] }): Named[] => [
    ...(typeof sitemap === 'object' ? [{ what: 'sitemap' as const, name: sitemap.name }] : []),
    ...(declared ? [{ what: 'card' as const, name: declared.kind }] : []),
    ...feeds.map((each) => ({ what: 'feed' as const, name: `${each.name}.${each.format}` })),
  ]);
}

/** Return what is wrong with the sitemaps, cards and feeds that a remote declares, each a sentence with the remedy. */
export function addressProblems(app: string, owned: OwnedRoutes): string[] {
  const remedy = `Change remote.config.ts of ${app}.`;
  const wrong = Object.entries(owned.pages).flatMap(([id, page]) =>
    [
      { what: 'sitemap', why: wrongSitemap(page) },
      { what: 'card', why: wrongCard(page) },
      { what: 'feed', why: wrongFeeds(page) },
    ].flatMap(({ what, why }) =>
      why === undefined ? [] : [`${app} declares a ${what} for the page "${id}": ${why}. ${remedy}`],
    ),
  );
  if (wrong.length > 0) return wrong;
  const names = namesOf(owned);
  const twice = names.find((one, at) => names.findIndex((each) => isSame(each, one)) !== at);
  return twice ? [`${app} declares the ${twice.what} "${twice.name}" twice. ${remedy}`] : [];
}

const isSame = (a: Named, b: Named): boolean => a.what === b.what && a.name === b.name;

/** Return the names of sitemaps, cards and feeds that another remote has already, each a sentence with the remedy. */
export function addressClashes(
  app: string,
  owned: OwnedRoutes,
  others: readonly { readonly app: string; readonly owned: OwnedRoutes }[],
): string[] {
  const taken = others.flatMap((other) =>
    namesOf(other.owned).map((named) => ({ other: other.app, ...named })),
  );
  return namesOf(owned).flatMap((named) => {
    const clash = taken.find((each) => isSame(each, named));
    return clash
      ? [
          `${app} declares the ${named.what} "${named.name}", which ${clash.other} has. Choose another name in ` +
            `remote.config.ts of ${app}.`,
        ]
      : [];
  });
}
