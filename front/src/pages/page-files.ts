/** The files that a page names: of the host, and of the releases that it was rendered from. */
import type { Language } from '@sinima/contracts/languages';
import { integrityOf, releaseFileUrl } from '@sinima/contracts/content-address';
import type { TranslationFacts } from '@sinima/contracts/release';
import { isStatic } from '@sinima/shell/page/fragment-owner';
import type { FragmentRef } from '@sinima/shell/page/fragment-ref';
import type { PageState } from '@sinima/shell/page/page-state';
import type { ComposedSite } from '../composition/compose-site.ts';
import type { RunningHost } from '../composition/running-host.ts';

/** A file with its `integrity`: the same wherever it is named, so that the browser fetches it once. */
export interface NamedFile {
  /** Its path. */
  readonly url: string;
  readonly integrity: string | undefined;
}

/** The files that the page itself loads, before any navigation. */
export interface PageFiles {
  readonly styles: readonly NamedFile[];
  readonly hostScript: NamedFile;
  /** Beside the host's own script. */
  readonly scripts: readonly NamedFile[];
  /** Paths of fonts, that of headlines first; none for visitors that save data. */
  readonly fonts: readonly string[];
}

interface FilesOptions {
  readonly language: Language;
  readonly host: RunningHost;
  readonly find: ComposedSite['find'];
  readonly savesData: boolean;
}

/**
 * Widgets of the home page that a first screen can show: their code is fetched with the page, that of the others when one comes
 * near. In slots of a page none is: the page's own code goes first.
 */
const FIRST_SCREEN_WIDGETS = 2;

/** @param keys of which one has signed the file */
const named = (app: string, keys: readonly string[], file: string): NamedFile => ({
  url: releaseFileUrl(app, file),
  integrity: integrityOf(file, ...keys),
});

/** Return the scripts of a translation that fragments of a kind need. */
function translationScripts(
  translation: TranslationFacts | undefined,
  kind: FragmentRef['kind'],
): readonly string[] {
  const ofWidgets = kind === 'widgets' ? translation?.widgetScripts : undefined;
  return ofWidgets ?? translation?.scripts ?? [];
}

/** Return the files of the host, and of the remotes with the scripts of the page's first screen. */
export function pageFiles(
  { composition, rendered }: Pick<PageState, 'composition' | 'rendered'>,
  { language, host, find, savesData }: FilesOptions,
): PageFiles {
  const early = rendered[0]?.kind === 'pages' ? 1 : FIRST_SCREEN_WIDGETS;
  const later = new Set(rendered.slice(early));
  const remotes = composition.remotes.flatMap(({ name: app, versions: [first], keys = [] }) => {
    // A static widget carries its styles with it; a static page needs the stylesheet, and no code.
    const styled = rendered.filter(
      (each) => each.remote === app && (each.kind === 'pages' || !isStatic(composition, each)),
    );
    const release = first && styled.length > 0 ? find(app, first.version)?.release : undefined;
    if (!release) return [];
    const scripts = styled
      .filter((each) => !later.has(each) && !isStatic(composition, each))
      .flatMap(({ kind, id }) => [
        release.entry,
        ...(release[kind][id]?.scripts ?? []),
        ...translationScripts(release.translations?.[language], kind),
      ]);
    const signed = (file: string): NamedFile => named(app, keys, file);
    return [{ styles: release.styles.map(signed), scripts: [...new Set(scripts)].map(signed) }];
  });
  const { style, script, preload, preloadFonts } = host.client;
  const ofHost = (file: string): NamedFile => named('shell', host.keys, file);
  return {
    styles: [ofHost(style), ...remotes.flatMap(({ styles }) => styles)],
    hostScript: ofHost(script),
    scripts: [
      ...preload.map(ofHost),
      ...(host.translations?.[language]?.scripts ?? []).map((file) => named('shell', [], file)),
      ...remotes.flatMap(({ scripts }) => scripts),
    ],
    fonts: savesData ? [] : preloadFonts.map((font) => releaseFileUrl('shell', font)),
  };
}

/** Return the paths of all. */
export function pathsOf({ styles, hostScript, scripts, fonts }: PageFiles): string[] {
  return [...fonts, ...[...styles, ...scripts, hostScript].map(({ url }) => url)];
}
