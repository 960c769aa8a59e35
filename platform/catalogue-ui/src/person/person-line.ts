import { commaOf } from '@sinima/contracts/languages';
import { roleName } from '../vocabulary/role-name.ts';
import type { PersonCard } from '@sinima/contracts/api';
import type { Text } from '@sinima/contracts/text';
import type { PersonCard as KitCard } from '@sinima/ui-kit/person-card';
import type { ComponentProps } from 'react';
import { englishData } from '../text/english-data.ts';

/**
 * Return what a card says of a person, as its props: their biography, else what they are known for; null where nothing is known.
 *
 * @example <PersonRecordCard person={person} {...personLine(person, text)} />
 */
export function personLine(
  { bio, roles }: Pick<PersonCard, 'bio' | 'roles'>,
  text: Text,
): Pick<ComponentProps<typeof KitCard>, 'bio' | 'bioLanguage'> {
  if (bio !== null) return { bio, bioLanguage: englishData(text) };
  return {
    bio: roles.length > 0 ? roles.map((role) => roleName(role, text)).join(commaOf(text.language)) : null,
  };
}
