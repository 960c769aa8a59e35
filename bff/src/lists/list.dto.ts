import { ApiProperty } from '@nestjs/swagger';
import { ApiId } from '../http/api-property.js';
import { PersonCard } from '../people/person.dto.js';
import { TitleCard } from '../titles/title.dto.js';
import type { ListRecord } from './list.schema.js';

/** A curated list as a card. */
export class ListCard {
  @ApiId()
  id!: string;

  /** @example "must-watch-african-cinema" */
  slug!: string;

  /** @example "Must-Watch African Cinema" */
  name!: string;

  description!: string | null;

  @ApiProperty({ type: 'integer', minimum: 0, example: 25 })
  itemCount!: number;

  /**
   * What its items are called.
   * @example "Movies"
   */
  itemNoun!: string;
}

/** A curated list with its items, which are titles or people, in the editors' order. */
export class ListDetail extends ListCard {
  titles!: TitleCard[];
  people!: PersonCard[];
}

/** Return a stored list as a card. */
export function toListCard(list: ListRecord): ListCard {
  return {
    id: list._id.toHexString(),
    slug: list.slug,
    name: list.name,
    description: list.description ?? null,
    itemCount: list.titleIds.length + list.personIds.length,
    itemNoun: list.itemNoun,
  };
}
