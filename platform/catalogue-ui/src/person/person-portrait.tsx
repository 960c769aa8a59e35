import type { PersonRef } from '@sinima/contracts/api';
import { ClothPortrait } from '@sinima/ui-kit/cloth-image';
import type { ReactNode } from 'react';
import { pictureAddress } from '../picture/picture-address.ts';

/** The portrait of a person: the picture that there is, else a woven one with their initials. */
export function PersonPortrait({
  person: { slug, name, country, headshotUrl },
}: {
  person: Pick<PersonRef, 'slug' | 'name' | 'country' | 'headshotUrl'>;
}): ReactNode {
  return <ClothPortrait slug={slug} name={name} country={country} src={pictureAddress(headshotUrl)} />;
}
