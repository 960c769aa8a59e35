/**
 * Where the code of a version comes from: its source maps and its commit. They lie beside the version and are no part of
 * it, so that they change neither its name nor what visitors load. Nothing serves them.
 */
import type { AppName } from './release.ts';

/** In place of a commit: the sources differed from every commit. */
export const UNCOMMITTED = 'uncommitted';

/** The folder of the maps: beside `release.json` in a build, at the top of the release store. */
export const MAPS_DIR = 'maps';

/** The list of a version's maps, among them; in the store its team's key signs it. */
export const MAPS_LIST = 'list.json';

/** What the first publish of a version fixes. */
export interface ReleaseMaps {
  readonly app: AppName;
  readonly version: string;
  /** The commit of the sources, 40 hex digits, or `uncommitted`. */
  readonly commit: string;
  /** SHA-256 (base64url) of each map as it is stored, by the content address of its script. */
  readonly maps: Readonly<Record<string, string>>;
}

/** Return the name of a script's map: `browser/title.<hash>.js` → `title.<hash>.js.map.gz`. */
export function mapFileOf(address: string): string {
  return `${address.slice(address.indexOf('/') + 1)}.map.gz`;
}

/** Return the key of a file of a version's maps in the release store. */
export function mapsKey(app: string, version: string, file: string): string {
  return `${MAPS_DIR}/${app}/${version}/${file}`;
}
