/** The languages that a page is there in. */
import { languageCodes, SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import type { Release } from '@sinima/contracts/release';
import type { LiveSite } from './live-site.ts';

/** An app, as far as it says which languages it is translated into. */
type Translated = Pick<Release, 'translations'>;

/** Return the languages of a page: those of all that speak in it, the host and the page's own remote. One that is missing speaks English. */
export const sharedLanguages = (...speakers: readonly (Translated | undefined)[]): Language[] =>
  languageCodes.filter(
    (code) =>
      code === SOURCE_LANGUAGE || speakers.every((speaker) => speaker?.translations?.[code] !== undefined),
  );

/** Return the languages of pages of a remote, by its live version; of pages of the host, without a name. */
export function languagesOfPages(
  site: Pick<LiveSite, 'compose'>,
  host: Translated,
  remote: string | undefined,
): Language[] {
  if (remote === undefined) return sharedLanguages(host);
  const { composition, find } = site.compose();
  const [live] = composition.remotes.find(({ name }) => name === remote)?.versions ?? [];
  return sharedLanguages(host, live && find(remote, live.version)?.release);
}
