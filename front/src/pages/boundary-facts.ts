/** The facts about its remotes in a page that is requested with `?boundaries`. */
import type { ReleaseFile, RemoteRelease } from '@sinima/contracts/release';
import {
  fragmentPart,
  type BoundaryFacts,
  type FolderLink,
  type RemoteFacts,
} from '@sinima/shell/page/boundary-facts';
import type { ComposedSite } from '../composition/compose-site.ts';
import type { RemoteInPage } from '../rendering/render-remote.ts';

/** The fragments of a remote in a page, and how long they took with their data, in ms. */
export interface TimedRemote extends RemoteInPage {
  readonly ms: number;
}

const networkBytes = ({ bytes, encodings = {} }: ReleaseFile): number =>
  Math.min(bytes, ...Object.values(encodings).map((copy) => copy.bytes));

function bytesOf({ files }: RemoteRelease, names: readonly string[]): number {
  return [...new Set(names)].reduce((sum, name) => {
    const file = files[name];
    return sum + (file ? networkBytes(file) : 0);
  }, 0);
}

function ownBytes(release: RemoteRelease): RemoteFacts['ownBytes'] {
  const fragments = (['pages', 'widgets'] as const).flatMap((kind) =>
    Object.entries(release[kind]).map(
      ([id, { scripts }]) => [fragmentPart({ kind, id }), bytesOf(release, scripts)] as const,
    ),
  );
  return Object.fromEntries(fragments);
}

interface BoundaryFactsOptions {
  readonly site: ComposedSite;
  /** The remotes that were rendered for the page. */
  readonly remotes: readonly TimedRemote[];
  /** Where the folder of a remote is. */
  readonly folderOf: (remote: string) => FolderLink;
}

/** Return the facts of all remotes of a site, those of which no version is here left out. */
export function boundaryFacts({ site, remotes, folderOf }: BoundaryFactsOptions): BoundaryFacts {
  const { composition, find } = site;
  const facts = composition.remotes.flatMap(({ name, versions }) => {
    const inPage = remotes.find(({ remote }) => remote.name === name);
    const [first] = inPage?.remote.versions ?? versions;
    const release = first && find(name, first.version)?.release;
    if (!release) return [];
    const { version, owner, entry, styles, files } = release;
    const wasRendered = inPage?.done !== undefined;
    const isFallback = wasRendered && !inPage.isFirst;
    const role = composition.preview?.app === name ? 'preview' : isFallback ? 'fallback' : undefined;
    const known: RemoteFacts = {
      version,
      ...(role && { role }),
      ...(owner !== undefined && { owner }),
      folder: folderOf(name),
      sharedBytes: bytesOf(release, [entry, ...styles]),
      ownBytes: ownBytes(release),
      isUncompressed: Object.values(files).every(({ encodings }) => encodings === undefined),
      ...(wasRendered && { serverMs: inPage.ms }),
    };
    return [[name, known] as const];
  });
  return Object.fromEntries(facts);
}
