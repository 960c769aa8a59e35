import { ApiProperty } from '@nestjs/swagger';
import {
  STREAMING_PLATFORMS,
  WATCH_KINDS,
  type StreamingPlatform,
  type WatchKind,
} from '@sinima/contracts/vocabulary';

/** One platform that streams a title. */
export class WatchOffer {
  @ApiProperty({ enum: STREAMING_PLATFORMS, enumName: 'StreamingPlatform' })
  platform!: StreamingPlatform;

  @ApiProperty({ enum: WATCH_KINDS, enumName: 'WatchKind' })
  kind!: WatchKind;

  @ApiProperty({ type: String, nullable: true, description: 'Where it is watched. Null: not known.' })
  url!: string | null;

  @ApiProperty({
    type: [String],
    nullable: true,
    description: 'English names of all countries that it is offered in. Null: not limited to some.',
    example: ['Nigeria', 'Kenya'],
  })
  countries!: string[] | null;

  @ApiProperty({ type: Boolean, description: 'The availability is sample data.' })
  isSample!: boolean;
}
