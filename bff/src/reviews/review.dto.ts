import { ApiProperty } from '@nestjs/swagger';
import { TitleRef } from '../titles/title.dto.js';

/** A review of a title. */
export class Review {
  @ApiProperty({ type: String, pattern: '^[0-9a-f]{24}$' })
  id!: string;

  @ApiProperty({ type: String, description: '`system` marks a professional critic.', example: 'system' })
  userId!: string;

  @ApiProperty({ type: String, nullable: true })
  headline!: string | null;

  @ApiProperty({ type: Number, minimum: 0, maximum: 10 })
  rating!: number;

  @ApiProperty({ type: String, nullable: true })
  reviewText!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What some reviews have in place of `reviewText`.',
  })
  body!: string | null;

  @ApiProperty({ type: String, description: 'Language of the text, BCP 47.', example: 'en' })
  language!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: 'integer', minimum: 0 })
  likes!: number;

  @ApiProperty({ type: Boolean, description: 'A sample, to be shown as one.' })
  isSample!: boolean;

  @ApiProperty({ type: TitleRef })
  title!: TitleRef;
}
