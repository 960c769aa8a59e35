/** Reads the store's two kinds of JSON document, and refuses what is not one of them. */
import type { LivePointers, Release } from '@sinima/contracts/release';

const appName = /^mfe-[a-z0-9-]+$/;
const versionName = /^[0-9A-Za-z][0-9A-Za-z.+_-]*$/;

/** Whether a text can be the name of a remote, and so of a folder of the store. */
export function isAppName(text: unknown): text is Release['app'] {
  return typeof text === 'string' && appName.test(text);
}

/** Whether a text can be a version, and so the name of a folder. */
export function isVersion(text: unknown): text is string {
  return typeof text === 'string' && versionName.test(text);
}

/** A path within a release: relative, with slashes, and never out of the release's folder. */
function isInnerPath(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value !== 'release.json' &&
    !value.includes('\\') &&
    value.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf<T>(isItem: (item: unknown) => item is T) {
  return (value: unknown): value is T[] => Array.isArray(value) && value.every(isItem);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isPage = (value: unknown) => isRecord(value) && isListOf(isText)(value.paths);
const isWidget = (value: unknown) => isRecord(value) && isText(value.slot) && typeof value.order === 'number';
const hasScripts = (value: unknown) => isRecord(value) && isListOf(isInnerPath)(value.scripts);

function everyValue(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return isRecord(value) && Object.values(value).every(isItem);
}

function firstWrong(fields: Readonly<Record<string, boolean>>): string | undefined {
  return Object.keys(fields).find((name) => !fields[name]);
}

/** What is wrong with a value that should be a release: the name of its first wrong field, or undefined. */
export function wrongFieldOfRelease(value: unknown): string | undefined {
  if (!isRecord(value)) return 'the whole document';
  const files = isRecord(value.files) ? value.files : {};
  const isListed = (file: unknown): file is string => isInnerPath(file) && Object.hasOwn(files, file);
  const isOffer = (isRightKind: (item: unknown) => boolean) => (item: unknown) =>
    isRightKind(item) && hasScripts(item) && (item as { scripts: string[] }).scripts.every(isListed);
  return firstWrong({
    app: isAppName(value.app),
    version: isVersion(value.version),
    global: isText(value.global),
    files:
      Object.keys(files).every(isInnerPath) &&
      everyValue(
        value.files,
        (file) => isRecord(file) && Number.isSafeInteger(file.bytes) && isText(file.integrity),
      ),
    entry: isListed(value.entry),
    styles: isListOf(isListed)(value.styles),
    server: isListed(value.server),
    pages: everyValue(value.pages, isOffer(isPage)),
    widgets: everyValue(value.widgets, isOffer(isWidget)),
    shared: everyValue(value.shared, isText),
  });
}

/** What is wrong with a value that should be the content of `live.json`, or undefined. */
function wrongFieldOfPointers(value: unknown): string | undefined {
  if (!isRecord(value) || !isRecord(value.remotes)) return 'remotes';
  for (const [app, pointer] of Object.entries(value.remotes)) {
    if (!isAppName(app) || !isRecord(pointer)) return `remotes.${app}`;
    const claims = isRecord(pointer.claims) ? pointer.claims : {};
    const wrong = firstWrong({
      version: isVersion(pointer.version),
      previous: pointer.previous === undefined || isVersion(pointer.previous),
      claims: everyValue(claims.pages, isPage) && everyValue(claims.widgets, isWidget),
    });
    if (wrong !== undefined) return `remotes.${app}.${wrong}`;
  }
  return undefined;
}

/** Parses JSON and checks its shape. @returns the value, or what is wrong in words */
function parseChecked<T>(text: string, wrongField: (value: unknown) => string | undefined): T | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'it is not valid JSON';
  }
  const wrong = wrongField(value);
  return wrong === undefined ? (value as T) : `"${wrong}" is missing or wrong`;
}

/** Parses `release.json`. @returns the release, or what is wrong with it in words */
export function parseRelease(text: string): Release | string {
  return parseChecked<Release>(text, wrongFieldOfRelease);
}

/** Parses `live.json`. @returns the pointers, or what is wrong with them in words */
export function parsePointers(text: string): LivePointers | string {
  return parseChecked<LivePointers>(text, wrongFieldOfPointers);
}
