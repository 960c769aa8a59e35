import { useText } from '@sinima/runtime';
import type { Festival } from '../../../api/openapi.ts';
import { paths } from '@sinima/contracts/paths';
import type { ReactNode } from 'react';
import { OccasionCard } from '../../occasion/occasion-card.tsx';
import { originText, usualMonthText } from '../../occasion/occasion-texts.ts';
import { countryName } from '@sinima/catalogue-ui/place-names';

/** The card of a festival. */
export function FestivalCard({ festival, level }: { festival: Festival; level: 2 | 3 }): ReactNode {
  const text = useText();
  const { slug, name, city, country, foundedYear, description } = festival;
  return (
    <OccasionCard
      kind="festival"
      slug={slug}
      country={country}
      name={name}
      to={paths.festival(slug)}
      origin={originText([city, countryName(country, text)], foundedYear, text)}
      occasion={usualMonthText(festival, text)}
      description={description}
      level={level}
    />
  );
}
