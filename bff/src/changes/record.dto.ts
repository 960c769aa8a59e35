import { ApiProperty } from '@nestjs/swagger';
import { RECORD_KINDS, type RecordKind } from '@sinima/data/change';
import { ApiInteger, ApiWord } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';

/** A record as the catalogue’s files have it, with accepted changes. */
@Samples<RecordState>({
  kind: 'title',
  slug: 'harmattan-road',
  sequence: 3,
  facts: { displayTitle: 'Harmattan Road', type: 'MOVIE', releaseYear: 2019, runtimeMins: 114 },
})
export class RecordState {
  @ApiWord(RECORD_KINDS, 'RecordKind')
  kind!: RecordKind;

  /** Its present slug, where it was asked for by a former one. */
  slug!: string;

  /** The last change of the log, to which the record is as it stands here; 0: none. */
  @ApiInteger({ minimum: 0 })
  sequence!: number;

  /** The fields, as `data/schema` describes them. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  facts!: Readonly<Record<string, unknown>>;
}
