import { ApiProperty } from '@nestjs/swagger';
import { ApiFormat, ApiInteger, ApiWord } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { TitleCard, TitleRef } from '@sinima/api/titles/title-card.dto';
import { MemberRef } from '../account/member-ref.dto.ts';

/** `unlisted`: whoever has its address reads it, and it stands nowhere. */
export const LIST_VISIBILITIES = ['public', 'unlisted', 'private'] as const;
export type ListVisibility = (typeof LIST_VISIBILITIES)[number];

/** `invited`: the member has not accepted yet, and reads name, owner and visibility alone. */
export const LIST_ROLES = ['owner', 'author', 'invited'] as const;
export type ListRole = (typeof LIST_ROLES)[number];

/** A member’s list as a card. */
@Samples<MemberListCard>({
  key: '3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77',
  name: 'Sample evenings',
  description: 'A sample list: films for a night without power.',
  visibility: 'public',
  itemCount: 2,
  likes: 3,
  createdAt: '2026-01-16T19:30:00.000Z',
  changedAt: '2026-01-16T19:30:00.000Z',
  hiddenBecause: null,
  decision: null,
  role: null,
})
export class MemberListCard {
  /** The last part of its address; nobody can guess it. */
  key!: string;

  /** @example "Films for a night without power" */
  name!: string;

  description!: string | null;

  @ApiWord(LIST_VISIBILITIES, 'ListVisibility')
  visibility!: ListVisibility;

  /** Its owner. Null: the profile is private. */
  author!: MemberRef | null;

  @ApiInteger({ minimum: 0 })
  itemCount!: number;

  /** The first of its titles, at most four. */
  firstTitles!: TitleRef[];

  /** How many members like it. */
  @ApiInteger({ minimum: 0 })
  likes!: number;

  @ApiFormat('date-time')
  createdAt!: string;

  @ApiFormat('date-time')
  changedAt!: string;

  /** For its owner and authors, why others do not read it: it is held, or a moderator took it away. */
  hiddenBecause!: string | null;

  /** Of the own list, the id of the moderator’s decision, which can be appealed. */
  decision!: string | null;

  /** What the signed-in member is on it. Null: the list is read as everybody reads it. */
  @ApiWord(LIST_ROLES, 'ListRole')
  role!: ListRole | null;
}

/** A title on a list. */
@Samples<MemberListItem>({ note: 'A sample note: watch it with the sound up.' })
export class MemberListItem {
  title!: TitleCard;

  /** Plain text of up to 500 characters. */
  note!: string | null;
}

/** A member’s list with its titles, in its order. */
@Samples<MemberList>({ revision: 1, isOwn: false })
export class MemberList extends MemberListCard {
  items!: MemberListItem[];

  /** Goes up with each change; a change is made to the revision that was read. */
  @ApiInteger({ minimum: 1 })
  revision!: number;

  isOwn!: boolean;

  /** Who keeps it together with its owner, as they were invited: public profiles; for the owner, all. */
  authors!: MemberRef[];

  /** For the owner, who was invited and has not accepted. */
  invited!: MemberRef[];
}

/** One of the own lists, and whether a title is on it. */
export class ListWithTitle {
  key!: string;
  name!: string;

  @ApiWord(LIST_VISIBILITIES, 'ListVisibility')
  visibility!: ListVisibility;

  @ApiInteger({ minimum: 0 })
  itemCount!: number;

  /** The title that was asked for is on it. */
  @ApiProperty({ type: Boolean })
  hasTitle!: boolean;
}
