/** What a published version of a remote says of itself: `release.json`, at the root of the version's folder. */
import type { RouteDeclaration, RemoteConfig, WidgetPlacement } from './remote.ts';

/** A file of a release: its size, and its hash in the form of the `integrity` attribute. */
export interface ReleaseFile {
  /** Bytes, uncompressed. */
  readonly bytes: number;
  /** `sha384-…`, base64. */
  readonly integrity: string;
}

/** The scripts that a page or widget needs beside the remote's entry, as paths within the release. */
interface Scripts {
  readonly scripts: readonly string[];
}

/** One immutable version of one remote. Paths are relative to the release's folder. */
export interface Release {
  readonly app: RemoteConfig['name'];
  /** `<package version>-<hash of the sources>`; same sources, same version. */
  readonly version: string;
  /** The global name of its container; it carries the version, so that two versions in a page never mix. */
  readonly global: string;
  /** The script that announces the container. */
  readonly entry: string;
  readonly styles: readonly string[];
  /** The module that the shell server renders with. */
  readonly server: string;
  readonly pages: Readonly<Record<string, RouteDeclaration & Scripts>>;
  readonly widgets: Readonly<Record<string, WidgetPlacement & Scripts>>;
  /** Packages that it takes from the host, with the versions that it was built against. */
  readonly shared: Readonly<Record<string, string>>;
  /** Every other file of the release. */
  readonly files: Readonly<Record<string, ReleaseFile>>;
}

/** The routes that a remote owns and the slots its widgets stand in. Stored beside the pointer, so that they are known even when the version's files are gone. */
export interface OwnedRoutes {
  readonly pages: Readonly<Record<string, RouteDeclaration>>;
  readonly widgets: Readonly<Record<string, WidgetPlacement>>;
}

/** What `live.json` says of one remote. */
export interface LivePointer {
  readonly version: string;
  /** The version that was live before, and good. */
  readonly previous?: string;
  /** The routes and widgets of `version`. */
  readonly claims: OwnedRoutes;
}

/** `live.json`: the one small file that decides what visitors get. */
export interface LivePointers {
  readonly remotes: Readonly<Record<string, LivePointer>>;
}
