import { ApiProperty } from '@nestjs/swagger';
import { PersonRef } from '../people/person.dto.js';
import { TitleRef } from '../titles/title.dto.js';
import {
  DEPARTMENTS,
  ROLE_CATEGORIES,
  type Department,
  type RoleCategory,
} from '@sinima/contracts/vocabulary';

/** One part that one person had in one title, whoever and whichever that is. */
export class CreditPart {
  @ApiProperty({ type: String, pattern: '^[0-9a-f]{24}$' })
  id!: string;

  @ApiProperty({ enum: ROLE_CATEGORIES, enumName: 'RoleCategory' })
  roleCategory!: RoleCategory;

  @ApiProperty({
    enum: DEPARTMENTS,
    enumName: 'Department',
    nullable: true,
    description: 'Null of an actor. The order of these values is the order in which departments are shown.',
  })
  department!: Department | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'From 1. Null, not known, is ordered as 999.',
  })
  billingOrder!: number | null;

  @ApiProperty({ type: String, nullable: true })
  characterName!: string | null;

  @ApiProperty({ type: Boolean })
  isLeadRole!: boolean;

  @ApiProperty({ type: Boolean })
  uncredited!: boolean;
}

/** A credit of a title. */
export class Credit extends CreditPart {
  @ApiProperty({ type: PersonRef })
  person!: PersonRef;
}

/** A credit of a person. */
export class PersonCredit extends CreditPart {
  @ApiProperty({ type: TitleRef })
  title!: TitleRef;
}
