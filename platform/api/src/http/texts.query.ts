import { ApiProperty } from '@nestjs/swagger';
import { languageCodes, SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import { IsIn } from 'class-validator';

/** The query of calls whose texts are in several languages. */
export class TextsQuery {
  /**
   * The language of texts; those without a translation are in English.
   * @example "fr"
   */
  @ApiProperty({ enum: languageCodes, enumName: 'Language', required: false })
  @IsIn(languageCodes)
  lang: Language = SOURCE_LANGUAGE;
}
