import { ChipLinks } from '@sinima/catalogue-ui/chip-links';
import { useQuery, useText } from '@sinima/runtime';
import { belowFirstScreenClass } from '@sinima/ui-kit/below-first-screen';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { decadeLabel, languageLabel } from '../../titles/filter-words.ts';
import { titleFiltersQuery } from './api/title-filters-query.ts';
import type { Catalogue } from './catalogues.ts';
import * as messages from './browse.messages.ts';
import { countryName } from '@sinima/catalogue-ui/place-names';

/** How many countries, and how many languages, are led to: those with most titles. */
const MOST = 16;

/** The ways into a catalogue by country, language and decade; nothing until they are known. */
export function FrontDoors({ catalogue }: { catalogue: Catalogue }): ReactNode {
  const text = useText();
  const { data } = useQuery(titleFiltersQuery());
  if (!data) return null;
  const rows = [
    {
      label: text(messages.byCountry),
      chips: data.countries
        .slice(0, MOST)
        .map(({ name }) => ({ label: countryName(name, text), to: catalogue.path({ country: name }) })),
    },
    {
      label: text(messages.byLanguage),
      chips: data.languages
        .slice(0, MOST)
        .map(({ name }) => ({ label: languageLabel(name, text), to: catalogue.path({ language: name }) })),
    },
    {
      label: text(messages.byDecade),
      chips: data.decades.map(({ decade }) => ({
        label: decadeLabel(decade, text),
        to: catalogue.path({ decade }),
      })),
    },
  ];
  return (
    <section className={`ca:grid ca:grid-cols-1 ca:gap-3 ca:pt-6 ${belowFirstScreenClass}`}>
      <SectionHeading title={text(catalogue.texts.explore)} />
      {rows.map(({ label, chips }) => (
        <div key={label} className="ca:grid ca:grid-cols-1 ca:gap-1">
          <h3 className="ca:font-bold">{label}</h3>
          <ChipLinks label={label} chips={chips} />
        </div>
      ))}
    </section>
  );
}
