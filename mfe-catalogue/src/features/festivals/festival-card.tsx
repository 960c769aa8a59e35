import type { Festival } from '../../../api/openapi.ts';
import { paths } from '@sinima/contracts/paths';
import type { ReactNode } from 'react';
import { OccasionCard } from '../../occasion/occasion-card.tsx';
import { originText, usualMonthText } from '../../occasion/occasion-texts.ts';

/** The card of a festival. */
export function FestivalCard({ festival, level }: { festival: Festival; level: 2 | 3 }): ReactNode {
  const { slug, name, city, country, foundedYear, description } = festival;
  return (
    <OccasionCard
      kind="festival"
      slug={slug}
      country={country}
      name={name}
      to={paths.festival(slug)}
      origin={originText([city, country], foundedYear)}
      occasion={usualMonthText(festival)}
      description={description}
      level={level}
    />
  );
}
