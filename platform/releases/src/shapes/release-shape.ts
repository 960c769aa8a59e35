/** The shape of `release.json`. It may hold fields that are not known here. */
import { hashOfAddress } from '@sinima/contracts/content-address';
import type { BuiltRelease } from '@sinima/contracts/release';
import { z } from 'zod';
import { versionName } from './names.ts';
import { decision, ownedPage, ownedWidget, slot } from './generation-shape.ts';

const address = z.string().refine((file) => hashOfAddress(file) !== undefined, {
  error: 'it is no content address',
});
const texts = z.array(z.string());
const byName = z.record(z.string(), z.string());

const file = z.looseObject({
  bytes: z.int().nonnegative(),
  encodings: z
    .partialRecord(z.enum(['br', 'gzip']), z.looseObject({ file: address, bytes: z.int().nonnegative() }))
    .optional(),
  signature: z.base64().optional(),
});

const scripts = { scripts: z.array(address) };

const count = z.int().nonnegative();
const translation = z.looseObject({
  ...scripts,
  widgetScripts: z.array(address).optional(),
  total: count,
  missing: count,
  draft: count,
});

const base = {
  version: versionName,
  server: address,
  styles: z.array(address),
  translations: z.record(z.string(), translation).optional(),
  files: z.record(address, file),
};

/** A newer release may name a place that this code does not know. */
const navigationEntry = z.looseObject({
  place: z.string(),
  label: z.string(),
  path: z.string(),
  order: z.number(),
});

const apiPart = z.looseObject({
  module: address,
  contract: address,
  records: address.optional(),
  shared: byName,
  migrations: z.array(z.looseObject({ name: z.string(), kind: z.enum(['expand', 'contract']) })),
  prefixes: texts.nonempty(),
  collections: texts,
  writes: texts.optional(),
  aboutMembers: z.looseObject({ deletion: z.string(), profile: z.string().optional() }).optional(),
  searched: z.array(z.looseObject({ kind: z.string(), collection: z.string() })).optional(),
  settings: texts.optional(),
});

const remote = z.looseObject({
  ...base,
  app: z.templateLiteral(['mfe-', z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)]),
  /** It is written into scripts of pages. */
  global: z.string().regex(/^[A-Za-z_]\w*$/),
  entry: address,
  manifest: address.optional(),
  navigation: z.array(navigationEntry).optional(),
  pages: z.record(z.string(), ownedPage.extend(scripts)),
  widgets: z.record(z.string(), ownedWidget.extend(scripts)),
  needs: z.looseObject({ shared: byName, runtime: texts, tokens: texts, api: z.record(z.string(), texts) }),
  api: apiPart.optional(),
});

const host = z.looseObject({
  ...base,
  app: z.literal('shell'),
  renderer: address,
  boundaries: address,
  serviceWorker: address,
  client: z.looseObject({
    script: address,
    preload: z.array(address),
    style: address,
    fonts: z.array(address),
  }),
  packages: byName,
  offers: z.looseObject({
    shared: byName,
    runtime: texts,
    tokens: texts,
    slots: z.array(slot),
  }),
});

/** Return the path of the first content address that is not among the listed files; undefined: all are. */
function unlisted(value: unknown, files: BuiltRelease['files'], field = ''): string | undefined {
  if (typeof value === 'string') {
    return hashOfAddress(value) === undefined || Object.hasOwn(files, value) ? undefined : field;
  }
  for (const [name, inner] of Object.entries(value ?? {})) {
    const found = unlisted(inner, files, field === '' ? name : `${field}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Return the path of the first wrong field (`pages.title.scripts`) of what should be a built release; undefined: none. */
export function wrongFieldOfBuilt(value: unknown): string | undefined {
  const shape = (value as { app?: unknown } | null)?.app === 'shell' ? host : remote;
  const issue = shape.safeParse(value).error?.issues[0];
  if (issue) return issue.path.join('.') || 'the whole document';
  const { files, ...named } = value as BuiltRelease;
  return unlisted(named, files);
}

const publication = z.looseObject({ published: decision });

/** Return the path of the first wrong field of what should be a published release; undefined when it is right. */
export function wrongFieldOfRelease(value: unknown): string | undefined {
  const wrong = wrongFieldOfBuilt(value);
  if (wrong !== undefined) return wrong;
  return publication.safeParse(value).error?.issues[0]?.path.join('.');
}
