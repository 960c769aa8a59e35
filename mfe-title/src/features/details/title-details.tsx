import { commaOf } from '@sinima/contracts/languages';
import { genreName } from '@sinima/catalogue-ui/genre-name';
import { ChipLinks } from '@sinima/catalogue-ui/chip-links';
import { FactList } from '@sinima/catalogue-ui/fact-list';
import { RecordSources } from '@sinima/catalogue-ui/record-sources';
import type { TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Slot, useText } from '@sinima/runtime';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { Fragment, type ReactNode } from 'react';
import { TitleCompanies } from './title-companies.tsx';
import { StreamingPlaces } from './streaming-places.tsx';
import * as messages from './details.messages.ts';
import type { Text } from '@sinima/contracts/text';
import { languageName } from '@sinima/catalogue-ui/language-name';
import { countryName } from '@sinima/catalogue-ui/place-names';

/** The facts of a title, with the defaults of `docs/specification.md §9`, and its genres. */
export function TitleDetails({ title }: { title: TitleDetail }): ReactNode {
  const text = useText();
  const { releaseYear, languages, countries } = title;
  return (
    <aside
      className="ti:grid ti:min-w-0 ti:content-start ti:gap-6 ti:[--heading-size:var(--text-xl)] ti:[--heading-strip:none]"
      aria-label={text(messages.detailsGenresAndSources)}
    >
      <section>
        <SectionHeading title={text(messages.details)} />
        <FactList
          facts={[
            { label: text(messages.releaseYear), value: releaseYear ?? '—' },
            { label: text(messages.duration), value: durationOf(title, text) },
            { label: text(messages.language), value: languageName(languages[0] ?? 'English', text) },
            { label: text(messages.country), value: countryName(countries[0] ?? 'Nigeria', text) },
            {
              label: text(messages.streaming),
              value: title.streamingPlatforms.length === 0 ? null : <StreamingPlaces title={title} />,
            },
            { label: text(messages.production), value: companiesOf(title, 'production') },
            { label: text(messages.distribution), value: companiesOf(title, 'distribution') },
            { label: text(messages.alsoKnownAs), value: otherTitlesOf(title, text) },
          ]}
        />
      </section>
      {title.genres.length === 0 ? null : <Genres title={title} />}
      <RecordSources sources={title.sources} record={{ title: title.slug }}>
        {title.isStub ? null : <Slot name="correct" />}
      </RecordSources>
    </aside>
  );
}

/** The companies of a title in one role; null: none is known. */
function companiesOf(title: TitleDetail, wanted: TitleDetail['companies'][number]['role']): ReactNode {
  const companies = title.companies.filter(({ role }) => role === wanted);
  return companies.length === 0 ? null : <TitleCompanies companies={companies} />;
}

/** What else a title is called, each marked with its language for screen readers. */
function otherTitlesOf({ alternativeTitles }: TitleDetail, { language: shown }: Text): ReactNode {
  if (alternativeTitles.length === 0) return null;
  return alternativeTitles.map(({ title, language }, place) => (
    <Fragment key={title}>
      {place > 0 ? commaOf(shown) : ''}
      <bdi lang={language ?? undefined}>{title}</bdi>
    </Fragment>
  ));
}

/** A series has no film's running time. */
function durationOf({ runtimeMins, type }: TitleDetail, text: Text): string | null {
  if (runtimeMins !== null) return text(messages.durationMinutes, { count: runtimeMins });
  return type === 'SERIES' ? null : '—';
}

function Genres({ title: { genres, type } }: { title: TitleDetail }): ReactNode {
  const text = useText();
  const browse = type === 'SERIES' ? paths.tvShows : paths.movies;
  return (
    <section>
      <SectionHeading title={text(messages.genres)} />
      <ChipLinks chips={genres.map((genre) => ({ label: genreName(genre, text), to: browse({ genre }) }))} />
    </section>
  );
}
