import type { NamedVersion } from '../reports/release-counts.ts';

/** A page that was made, ready to be cached and sent to many. */
export interface MadePage {
  readonly status: number;
  /** The whole document, in memory of its own. */
  readonly document: Buffer;
  /** Headers that belong to it, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The versions in it: each counts the visitors of the page. */
  readonly shown: readonly NamedVersion[];
  /** `partial`: without some of its data, or with an error area. `fallback`: a previous version took over. */
  readonly quality: 'whole' | 'fallback' | 'partial';
  /** The revision of its data; undefined: it has none. */
  readonly revision: string | undefined;
  /** Whether caches may keep it: nothing that its owner read forbids that. A profile may become private at any time. */
  readonly isCacheable: boolean;
  /** Its surrogate keys, for purges: `shell`, `mfe-title`, `title:lionheart`. */
  readonly surrogateKeys: readonly string[];
}

/** The facts about a page that the cache stores beside its bytes. */
export interface PageFacts extends Pick<MadePage, 'shown' | 'quality' | 'revision'> {
  /** The `compositionMark` of its versions. */
  readonly mark: string;
}

/** A page that cannot be made now: it is sent where no earlier one is cached. */
export class UnavailablePage extends Error {
  override name = 'UnavailablePage';

  constructor(readonly page: MadePage) {
    super(`The page is a ${page.status}.`);
  }
}
