import type { PersonRef } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { PersonCard } from '@sinima/ui-kit/person-card';
import type { ComponentProps, ReactNode } from 'react';
import { pictureAddress } from '../picture/picture-address.ts';

type FromRecord = 'Link' | 'to' | 'name' | 'slug' | 'country' | 'headshotUrl';

interface PersonRecordCardProps extends Omit<ComponentProps<typeof PersonCard>, FromRecord> {
  person: Pick<PersonRef, 'slug' | 'name' | 'country' | 'headshotUrl'>;
}

/**
 * The card of a person, made from their record: link, name and portrait. The rest you say as of the kit's card.
 *
 * @example <PersonRecordCard person={person} {...personLine(person, text)} level={2} />
 */
export function PersonRecordCard({ person, ...rest }: PersonRecordCardProps): ReactNode {
  const { slug, name, country, headshotUrl } = person;
  return (
    <PersonCard
      Link={Link}
      to={paths.person(slug)}
      name={name}
      slug={slug}
      country={country}
      headshotUrl={pictureAddress(headshotUrl)}
      {...rest}
    />
  );
}
