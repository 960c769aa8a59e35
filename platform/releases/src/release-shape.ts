/** The shapes of the store's two kinds of JSON document. Both may hold fields that are not known here. */
import type { LivePointers, Release } from '@sinima/contracts/release';
import type { WidgetPlacement } from '@sinima/contracts/remote';
import { z } from 'zod';

const appName = z.string().regex(/^mfe-[a-z0-9-]+$/);
const version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+_-]*$/);

/** A path within a release: relative, with slashes, and never out of the release's folder. */
const innerPath = z
  .string()
  .refine((file) => file !== 'release.json' && !file.includes('\\'))
  .refine((file) => file.split('/').every((part) => part !== '' && part !== '.' && part !== '..'));

const page = z.looseObject({ paths: z.array(z.string()) });
/** A newer release may name a slot that this shell does not have. */
const slot = z.custom<WidgetPlacement['slot']>((text) => typeof text === 'string');
const widget = z.looseObject({ slot, order: z.number() });
const scripts = { scripts: z.array(innerPath) };

const release: z.ZodType<Release> = z
  .looseObject({
    app: appName.transform((text) => text as Release['app']),
    version,
    global: z.string(),
    files: z.record(innerPath, z.looseObject({ bytes: z.int(), integrity: z.string() })),
    entry: innerPath,
    styles: z.array(innerPath),
    server: innerPath,
    pages: z.record(z.string(), page.extend(scripts)),
    widgets: z.record(z.string(), widget.extend(scripts)),
    shared: z.record(z.string(), z.string()),
  })
  .superRefine(({ files, entry, styles, server, pages, widgets }, context) => {
    const mustBeListed = (named: readonly string[], ...path: string[]): void => {
      if (!named.every((file) => Object.hasOwn(files, file))) context.addIssue({ code: 'custom', path });
    };
    mustBeListed([entry], 'entry');
    mustBeListed(styles, 'styles');
    mustBeListed([server], 'server');
    for (const [name, offer] of Object.entries(pages)) mustBeListed(offer.scripts, 'pages', name, 'scripts');
    for (const [name, offer] of Object.entries(widgets))
      mustBeListed(offer.scripts, 'widgets', name, 'scripts');
  });

const livePointers: z.ZodType<LivePointers> = z.looseObject({
  remotes: z.record(
    appName,
    z.looseObject({
      version,
      previous: version.optional(),
      claims: z.looseObject({ pages: z.record(z.string(), page), widgets: z.record(z.string(), widget) }),
    }),
  ),
});

/** Tell whether a text can be the name of a remote, and so of a folder of the store. */
export const isAppName = (text: unknown): text is Release['app'] => appName.safeParse(text).success;

/** Tell whether a text can be a version, and so the name of a folder. */
export const isVersion = (text: unknown): text is string => version.safeParse(text).success;

/** Return the path of the first field that a shape refuses, e.g. `pages.title.scripts`; undefined when it takes the value. */
function wrongField(shape: z.ZodType, value: unknown): string | undefined {
  const issue = shape.safeParse(value).error?.issues[0];
  return issue && (issue.path.join('.') || 'the whole document');
}

/** Return the path of the first wrong field of what should be a release, or undefined. */
export const wrongFieldOfRelease = (value: unknown): string | undefined => wrongField(release, value);

/** Parse JSON and check its shape. @returns the value, or what is wrong in words */
function parseChecked<Shape extends z.ZodType>(text: string, shape: Shape): z.output<Shape> | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'it is not valid JSON';
  }
  const wrong = wrongField(shape, value);
  return wrong === undefined ? (value as z.output<Shape>) : `"${wrong}" is missing or wrong`;
}

/** Parse `release.json`. @returns the release, or what is wrong with it in words */
export const parseRelease = (text: string): Release | string => parseChecked(text, release);

/** Parse `live.json`. @returns the pointers, or what is wrong with them in words */
export const parsePointers = (text: string): LivePointers | string => parseChecked(text, livePointers);
