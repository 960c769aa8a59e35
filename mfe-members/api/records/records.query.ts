import { IsIn, IsOptional, Matches } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';

export const EXPORT_FORMATS = ['json', 'letterboxd'] as const;

/** In which form, and from where on. */
export class ExportQuery {
  /** Left out: JSON. */
  @ApiProperty({ enum: EXPORT_FORMATS, enumName: 'ExportFormat', required: false })
  @IsOptional()
  @IsIn(EXPORT_FORMATS)
  format?: (typeof EXPORT_FORMATS)[number];

  /** What the part before says of the next one; left out: the first part. */
  @ApiProperty({ type: String, required: false, pattern: '^[0-9]{1,2}\\.[0-9]{1,7}$' })
  @IsOptional()
  @Matches(/^\d{1,2}\.\d{1,7}$/)
  after?: string;
}
