import { isHostRelease, type BuiltRelease } from '@sinima/contracts/release';

/** A file that a release names, e.g. `{ field: 'pages.title.scripts', file: 'browser/….js' }`. */
export interface NamedFile {
  readonly field: string;
  readonly file: string;
}

const named = (field: string, files: readonly (string | undefined)[]): NamedFile[] =>
  files.flatMap((file) => (file === undefined ? [] : [{ field, file }]));

/** Return every file that a release names outside its list of files, with the field that names it. */
export function namedFiles(release: BuiltRelease): NamedFile[] {
  const common = [...named('server', [release.server]), ...named('styles', release.styles)];
  if (isHostRelease(release)) {
    const { client, renderer, boundaries, serviceWorker } = release;
    return [
      ...common,
      ...named('renderer', [renderer]),
      ...named('boundaries', [boundaries]),
      ...named('serviceWorker', [serviceWorker]),
      ...named('client.script', [client.script]),
      ...named('client.style', [client.style]),
      ...named('client.preload', client.preload),
      ...named('client.fonts', client.fonts),
    ];
  }
  const { entry, manifest, pages, widgets } = release;
  const scripts = Object.entries({ pages, widgets }).flatMap(([part, fragments]) =>
    Object.entries(fragments).flatMap(([name, fragment]) =>
      named(`${part}.${name}.scripts`, fragment.scripts),
    ),
  );
  return [...common, ...named('entry', [entry]), ...named('manifest', [manifest]), ...scripts];
}
