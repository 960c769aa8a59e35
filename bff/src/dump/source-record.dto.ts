import { ApiInteger, ApiWord } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';

const SOURCE_KINDS = ['title', 'person'] as const;

/** A title or person as it is written in the catalogue’s files, for those who correct it. */
@Samples<SourceRecord>({
  kind: 'title',
  slug: 'harmattan-road',
  file: 'data/catalogue/titles/nigeria/harmattan-road.yaml',
  line: 1,
  yaml: 'displayTitle: Harmattan Road\ntype: MOVIE\nreleaseYear: 2019\nruntimeMins: 112\ncountries: [Nigeria]\n',
})
export class SourceRecord {
  @ApiWord(SOURCE_KINDS, 'SourceKind')
  kind!: (typeof SOURCE_KINDS)[number];

  /** @example "lionheart" */
  slug!: string;

  /**
   * Path from the repository.
   * @example "data/catalogue/titles/nigeria/lionheart.yaml"
   */
  file!: string;

  /** The line of the file at which it begins. */
  @ApiInteger({ minimum: 1 })
  line!: number;

  /** The lines themselves. */
  yaml!: string;
}
