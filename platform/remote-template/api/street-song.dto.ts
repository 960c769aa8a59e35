import { ApiId } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { TitleCard } from '@sinima/api/titles/title-card.dto';
import type { StreetSongRecord } from './street-song.schema.ts';

/** One of the street songs. */
@Samples<StreetSong>(
  { slug: 'first-street-song', name: 'First Street Song' },
  { slug: 'second-street-song', name: 'Second Street Song' },
)
export class StreetSong {
  @ApiId()
  id!: string;

  /** @example "first-street-song" */
  slug!: string;

  name!: string;
}

/** One of the street songs with the title that it belongs to. */
export class StreetSongDetail extends StreetSong {
  /** Null where the catalogue has the title no more. */
  title!: TitleCard | null;
}

/** Return what is stored as the API answers it. */
export function toStreetSong({ _id, slug, name }: StreetSongRecord): StreetSong {
  return { id: _id.toHexString(), slug, name };
}
