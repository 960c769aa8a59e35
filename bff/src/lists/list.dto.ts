import { ApiProperty } from '@nestjs/swagger';
import { ApiId } from '@sinima/api/http/api-property';
import { PersonCard } from '@sinima/api/people/person-card.dto';
import { TitleCard } from '@sinima/api/titles/title-card.dto';
import type { ListRecord } from './list.schema.js';
import { Samples } from '@sinima/api/http/samples.decorator';

/** A curated list as a card. */
@Samples<ListCard>(
  {
    slug: 'sample-evenings',
    name: 'Sample Evenings',
    description: 'A sample list: films for a night without power.',
    itemCount: 12,
    itemNoun: 'Titles and people',
  },
  {
    slug: 'rivers-and-roads',
    name: 'Rivers and Roads',
    description: 'A sample list: everybody in it is on the way.',
    itemCount: 12,
    itemNoun: 'Titles and people',
  },
  {
    slug: 'first-features',
    name: 'First Features',
    description: null,
    itemCount: 12,
    itemNoun: 'Titles and people',
  },
  {
    slug: 'voices-to-follow',
    name: 'Voices to Follow',
    description: 'A sample list: who made them.',
    itemCount: 12,
    itemNoun: 'Titles and people',
  },
  {
    // A new remote reads this list until it has data of its own.
    slug: 'must-watch-african-cinema',
    name: 'Must-Watch African Cinema',
    description: 'A sample list: where a new remote begins.',
    itemCount: 12,
    itemNoun: 'Titles and people',
  },
)
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
