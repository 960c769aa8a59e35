/**
 * What the host's service worker, its pages and remotes agree on (`docs/decisions/0047-offline-copies.md`). Remotes speak to
 * the worker by `navigator.serviceWorker.controller?.postMessage(message satisfies WorkerMessage)`.
 */

/** Where the worker is served; its scope is the whole site. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/** Address at which worker and pages ask what they may not run; answers {@link BarredVersions}, confirmed each time. */
export const BARRED_VERSIONS_PATH = '/barred-versions.json';

/** Stands for all versions of an app that was taken off the site. */
export const ALL_VERSIONS = '*';

/** What an operator has rejected, and whether browsers keep copies at all. */
export interface BarredVersions {
  /** The generation that says so. */
  readonly generation: number;
  /** By app, the host's among them; apps without any are absent. */
  readonly barred: Readonly<Record<string, readonly string[]>>;
  /** `off`: copies are deleted, and the worker goes. */
  readonly serviceWorker: 'on' | 'off';
}

/** A page that can be read without a network. */
export interface KeptPage {
  /** Path and search. */
  readonly path: string;
  readonly title: string;
  /** When the server made it, as far as the browser knows; milliseconds since the epoch. */
  readonly keptAt: number;
  /** Its document alone, uncompressed. */
  readonly bytes: number;
}

/** What is kept altogether. */
export interface OfflineCopies {
  /** The one that was shown last stands first. */
  readonly pages: readonly KeptPage[];
  /** Of documents, scripts, styles, fonts and cloths, uncompressed. */
  readonly bytes: number;
}

/** Messages from pages to the worker. */
export type WorkerMessage =
  /**
   * Keep the page at a path of this site, with what the browser has of its files, for when there is no network. Answered by
   * the message's port with the bytes over the network that copies have taken since that was last told.
   */
  | {
      readonly type: 'cache-page';
      readonly path: string;
      /** Paths, with their queries, of files that it loaded and of cloths; the files that its document names may be among them. */
      readonly files?: readonly string[];
    }
  /** A server has named this generation. */
  | { readonly type: 'generation-heard'; readonly generation: number }
  /**
   * Answer by the message's port with the bytes over the network of the document that asks, a number, or null where that is
   * not known: what browsers themselves measure of documents that pass the worker is their size without compression.
   */
  | { readonly type: 'weigh-document' }
  /** Answer by the message's port with {@link OfflineCopies}. */
  | { readonly type: 'list-copies' }
  /** Delete all copies; answer by the message's port with {@link OfflineCopies}. */
  | { readonly type: 'delete-copies' };
