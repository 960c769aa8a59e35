import type { TitleRef } from '@sinima/contracts/api';
import { ClothPoster } from '@sinima/ui-kit/cloth-image';
import type { ReactNode } from 'react';
import { pictureAddress } from '../picture/picture-address.ts';
import { clothOfTitle } from './cloth-of-title.ts';

interface TitlePosterProps {
  title: Pick<TitleRef, 'slug' | 'genres' | 'countries' | 'releaseYear' | 'posterUrl'>;
  eager?: boolean;
}

/** The poster of a title: the picture that there is, else its own cloth. */
export function TitlePoster({ title, eager = false }: TitlePosterProps): ReactNode {
  return <ClothPoster cloth={clothOfTitle(title)} src={pictureAddress(title.posterUrl)} eager={eager} />;
}
