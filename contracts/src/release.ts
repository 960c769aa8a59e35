/** What a published version says of itself: `<app>/<version>/release.json` in the release store, signed by its team. */
import type { BuiltApiPart } from './api-part.ts';
import type { HostFiles } from './host.ts';
import type { Language } from './languages.ts';
import type { NavigationEntry } from './navigation.ts';
import type { RouteDeclaration, RemoteConfig, SlotName, WidgetPlacement } from './remote.ts';

/** A remote's name, or `shell`: the host is a release too. */
export type AppName = RemoteConfig['name'] | 'shell';

/** A file of a release. Its path in the app's folder of the store is its content address (`content-address.ts`). */
export interface ReleaseFile {
  /** Bytes, uncompressed. */
  readonly bytes: number;
  /** Compressed copies that visitors are served, by the name of their encoding. Each is a content address too. */
  readonly encodings?: Readonly<
    Partial<Record<'br' | 'gzip', { readonly file: string; readonly bytes: number }>>
  >;
  /**
   * The team's signature of the response that carries this file, 64 bytes, base64: what browsers verify
   * (`integrity="ed25519-…"`). On scripts and styles; made when the release is published.
   */
  readonly signature?: string;
}

/** The scripts that a page or widget needs beside the remote's entry, as content addresses. */
interface Scripts {
  readonly scripts: readonly string[];
}

/** A release's translation into one language. */
export interface TranslationFacts extends Scripts {
  /** The scripts that widgets need in place of `scripts`, where they have a translation of their own. */
  readonly widgetScripts?: readonly string[];
  /** How many messages it has in English, those of the packages that it is built with among them. */
  readonly total: number;
  /** How many of them are shown in English for want of a translation. */
  readonly missing: number;
  /** How many no speaker has reviewed yet. */
  readonly draft: number;
}

/** What a release takes from others, compared with what they offer before it goes live. */
export interface ReleaseNeeds {
  /** Packages that it takes from the host, with the versions that it was built against. */
  readonly shared: Readonly<Record<string, string>>;
  /** Exports of `@sinima/runtime` that its bundles use. */
  readonly runtime: readonly string[];
  /** Custom properties (`--color-ochre`) of the host that its styles use without a fallback value. */
  readonly tokens: readonly string[];
  /**
   * Fields that it reads of the API, by operation: `{"GET /api/titles/{slug}": ["title", "genres[].name"]}`. Recorded
   * when the release is tried before it is published.
   */
  readonly api: Readonly<Record<string, readonly string[]>>;
}

/** What the host offers to remotes. */
export interface HostOffers {
  readonly shared: Readonly<Record<string, string>>;
  readonly runtime: readonly string[];
  readonly tokens: readonly string[];
  readonly slots: readonly SlotName[];
}

/** The build's output: all fields but the publisher and the time. */
interface BuiltBase {
  /** `<package version>-<hash of its contents, 12 hex digits>`; same contents, same version. */
  readonly version: string;
  /** The module that the server runs, a content address. */
  readonly server: string;
  readonly styles: readonly string[];
  /** By language; absent where it speaks English alone. */
  readonly translations?: Readonly<Partial<Record<Language, TranslationFacts>>>;
  /** Every file of the release, by its content address. */
  readonly files: Readonly<Record<string, ReleaseFile>>;
}

/** One immutable version of one remote. */
export interface BuiltRemote extends BuiltBase {
  readonly app: RemoteConfig['name'];
  /** The team that owns it: `@sinima/people`. */
  readonly owner?: string;
  /** Its links in header and footer. */
  readonly navigation: readonly NavigationEntry[];
  /** The global name of its container; it carries the version, so that two versions in a page never mix. */
  readonly global: string;
  /** The script that announces the container. */
  readonly entry: string;
  /** The manifest by which any host of Module Federation loads it, a content address; releases of development have none. */
  readonly manifest?: string;
  readonly pages: Readonly<Record<string, RouteDeclaration & Scripts>>;
  readonly widgets: Readonly<Record<string, WidgetPlacement & Scripts>>;
  readonly needs: ReleaseNeeds;
  /** Its part of the API; most remotes have none. */
  readonly api?: BuiltApiPart;
}

/** One immutable version of the host. */
export interface BuiltHost extends BuiltBase {
  readonly app: 'shell';
  /** What pages name of the client. */
  readonly client: HostFiles;
  /** The module that its renderers run, a content address. */
  readonly renderer: string;
  /** The script of the boundary overlay, a content address. */
  readonly boundaries: string;
  /** The service worker's script, a content address. */
  readonly serviceWorker: string;
  /** Packages that its server takes from the `node_modules` around it, with the versions that it was built against. */
  readonly packages: Readonly<Record<string, string>>;
  readonly offers: HostOffers;
}

/** Who put it into the store, and when (ISO time). */
export interface Publication {
  readonly published: { readonly when: string; readonly who: string; readonly why?: string };
}

export type RemoteRelease = BuiltRemote & Publication;
export type HostRelease = BuiltHost & Publication;
export type BuiltRelease = BuiltRemote | BuiltHost;
export type Release = RemoteRelease | HostRelease;

/** Tell the host's release from a remote's. */
export function isHostRelease<T extends BuiltRelease>(release: T): release is T & BuiltHost {
  return release.app === 'shell';
}
