/** What the host's build, its server and the remotes' bundles have to agree on. */

/** What pages name of the host's client; all are content addresses. */
export interface HostFiles {
  /** The script that starts the client. */
  readonly script: string;
  /** Scripts that it loads in any case. */
  readonly preload: readonly string[];
  readonly style: string;
  /** Font files. */
  readonly fonts: readonly string[];
  /** Those of them that are worth fetching before the stylesheet asks for them. */
  readonly preloadFonts: readonly string[];
}

/** Name of the global in which the shell server keeps its instances for the remotes' server bundles. */
export const SHARED_GLOBAL = '__sinimaShared';

/**
 * Name of the browser's registry of chunks, which the host's client defines before any remote is loaded. A chunk's file
 * hands its module factories to `push`, which files them under the file's address; each remote's entry takes them from
 * there and instantiates them for itself, so that two versions can share a chunk's file and never an instance.
 */
export const CHUNK_REGISTRY = 'sinimaChunks';

/** What a chunk's file hands over: the chunk's ids, its module factories by id, and what runs once they are installed. */
export type Chunk = readonly [
  ids: readonly string[],
  factories: Readonly<Record<string, unknown>>,
  runtime?: (require: unknown) => void,
];

/** The registry that stands under {@link CHUNK_REGISTRY}. Releases in the store rely on it: it is only ever added to. */
export interface ChunkRegistry {
  /** File the chunk of the script that is running. */
  push(chunk: Chunk): void;
  /** Return the chunk at an address, fetched once and only run with the bytes that its content address names. */
  load(address: string): Promise<Chunk>;
}

/**
 * Name of the global in which a host keeps Module Federation's runtime for bundlers (`@module-federation/webpack-bundler-runtime`),
 * so that it is in a page once and not in each entry. Its `runtime.init` has to make an instance for each container.
 */
export const FEDERATION_BUNDLER_RUNTIME = 'sinimaFederation';

/**
 * What a host of any build has to put into the page, and to share, before it loads our remotes by their manifests. It shares
 * `react`, `react-dom` and `@sinima/runtime` as singletons, and renders pages inside a router and a query client
 * (`createQueryClient` of `@sinima/runtime/host`). The API is read from the page's own origin.
 */
export interface FederationHostNeeds {
  readonly [CHUNK_REGISTRY]: ChunkRegistry;
  readonly [FEDERATION_BUNDLER_RUNTIME]: object;
}

/**
 * Version of what a remote's entry and the host's client agree on: the container's functions and the registry of chunks. It
 * stands among the shared packages of needs and offers, so that a host that could not load a remote is noticed beforehand.
 */
export const CONTAINER_INTERFACE = { name: '@sinima/container', version: '2.2.0' } as const;
