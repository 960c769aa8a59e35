import { ApiProperty } from '@nestjs/swagger';
import { Samples } from './samples.decorator.ts';

/** Where facts of a record were looked up. */
@Samples<FactSource>({ what: 'Running time', where: 'A sample source, 2021', url: null })
export class FactSource {
  /**
   * Which facts.
   * @example "Cast and running time"
   */
  what!: string;

  /** The name of the source. */
  where!: string;

  /** Its address. */
  url!: string | null;
}

/** Where a single fact stands. */
@Samples<NamedSource>({ where: 'A sample year book, page 7', url: null })
export class NamedSource {
  /** The name of the source. */
  where!: string;

  /** Its address. */
  url!: string | null;
}

/** Under which ids others know a record. Null: not known. */
@Samples<OtherIds>({ imdb: null, wikidata: null })
export class OtherIds {
  /** In IMDb. */
  @ApiProperty({ pattern: '^(tt|nm)[0-9]{7,8}$' })
  imdb!: string | null;

  /** In Wikidata. */
  @ApiProperty({ pattern: '^Q[1-9][0-9]*$' })
  wikidata!: string | null;
}

/** What is stored of both. */
interface StoredOrigin {
  readonly ids?: { readonly imdb?: string | null; readonly wikidata?: string | null } | null;
  readonly sources?: readonly { what: string; where: string; url?: string | null }[] | null;
}

/** Return the ids and sources of a stored record. */
export function toOrigin({ ids, sources }: StoredOrigin): { ids: OtherIds; sources: FactSource[] } {
  return {
    ids: { imdb: ids?.imdb ?? null, wikidata: ids?.wikidata ?? null },
    sources: (sources ?? []).map(({ what, where, url }) => ({ what, where, url: url ?? null })),
  };
}
