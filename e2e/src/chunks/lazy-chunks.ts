/** The chunks that browsers load when they are wanted, as the releases of this run name them. */
import { releaseFileUrl } from '@sinima/contracts/content-address';
import { isHostRelease, type Release } from '@sinima/contracts/release';
import { liveRelease } from '../site/live-release.ts';
import { person, sitePages, title } from '../site/site-pages.ts';

/** A script of a release that no page names in its HTML as its start. */
export interface LazyChunk {
  /** Its name in the sources, e.g. `import-dialog`. */
  readonly name: string;
  /** Its path on the site. */
  readonly path: string;
  /** Fragments that are made of it, e.g. `mfe-title/pages/title`; none: it is a comfort that a page can do without. */
  readonly fragments: readonly string[];
  /** Addresses of pages on which it may be wanted. */
  readonly addresses: readonly string[];
}

const isStart = (release: Release, file: string): boolean =>
  isHostRelease(release)
    ? [release.client.script, ...release.client.preload].includes(file)
    : release.entry === file;

/** A page that a test knows at one of these patterns, e.g. `/title/:slug`; none where no test opens it: a member's own, or made by members. */
function knownAddresses(patterns: readonly string[]): string[] {
  const matchers = patterns.map((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`));
  const known = sitePages.find(({ address }) =>
    matchers.some((matcher) => matcher.test(address.split('?', 1)[0]!)),
  );
  return known ? [known.address] : [];
}

/** Where slots of pages can be seen. */
const PAGES_WITH_SLOTS: Readonly<Record<string, string>> = {
  'mfe-title/title': title.address,
  'mfe-title/title.reviews': `${title.address}?tab=reviews`,
  'mfe-people/person': person.address,
  'mfe-catalogue/award': '/awards/africa-magic-viewers-choice-awards',
  'mfe-catalogue/festival': '/festivals/durban-international-film-festival',
  'mfe-community/list': '/lists/rising-african-directors',
  'mfe-community/saved': '/saved',
};

const addressOfSlot = (slot: string): string =>
  PAGES_WITH_SLOTS[slot] ?? PAGES_WITH_SLOTS[slot.split('.', 1)[0]!] ?? '/';

/** Chunks that only signed-in members load; and tabs without which the page comes as a document (`lost-network.test.ts`). */
const UNTRIED: readonly string[] = ['more-tabs', 'own-title', 'read-rows', 'saved-in-account'];

/** The fragments of a release, by their names in a page, with the scripts that each needs and its page. */
function fragmentsOf(release: Release): { name: string; scripts: readonly string[]; address: string }[] {
  // The shell's own parts stand on each page; a quiet page shows them.
  if (isHostRelease(release)) return [{ name: 'shell', scripts: [], address: '/about' }];
  const { app, pages, widgets } = release;
  return [
    ...Object.entries(pages).flatMap(([id, { scripts, paths }]) =>
      knownAddresses(paths).map((address) => ({ name: `${app}/pages/${id}`, scripts, address })),
    ),
    ...Object.entries(widgets).map(([id, { scripts, slot }]) => ({
      name: `${app}/widgets/${id}`,
      scripts,
      address: addressOfSlot(slot),
    })),
  ];
}

/** Whether a script is needed by a page that no test opens. */
function isOfUnopenedPage(release: Release, file: string): boolean {
  if (isHostRelease(release)) return false;
  return Object.values(release.pages).some(
    ({ scripts, paths }) => scripts.includes(file) && knownAddresses(paths).length === 0,
  );
}

/** The name of a script in the sources. */
const nameOf = (file: string): string => /([^/]+)\.[^.]+\.js$/.exec(file)![1]!;

/** Whether a script is a translation, for which English pages never ask. */
const isTranslation = (file: string): boolean => nameOf(file).startsWith('messages-');

/** Return the lazy chunks of an app, translations aside: those of its fragments first, then its comforts. */
export async function lazyChunks(app: string): Promise<LazyChunk[]> {
  const release = await liveRelease(app);
  const drawn = fragmentsOf(release);
  const scripts = Object.keys(release.files).filter(
    (file) => /^browser\/.*\.js$/.test(file) && !isTranslation(file) && !UNTRIED.includes(nameOf(file)),
  );
  const isDrawn = (file: string): boolean => drawn.some((fragment) => fragment.scripts.includes(file));
  return scripts
    .filter((file) => !isStart(release, file) && (isDrawn(file) || !isOfUnopenedPage(release, file)))
    .map((file) => {
      const made = drawn.filter((fragment) => fragment.scripts.includes(file));
      const standing = made.length > 0 ? made : drawn;
      return {
        name: nameOf(file),
        path: releaseFileUrl(app, file),
        fragments: made.map(({ name }) => name),
        addresses: [...new Set(standing.map(({ address }) => address))],
      };
    });
}
