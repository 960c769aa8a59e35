import { ChipLinks } from '@sinima/catalogue-ui/chip-links';
import { FactList } from '@sinima/catalogue-ui/fact-list';
import type { TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { StreamingPlaces } from './streaming-places.tsx';

/** The facts of a title, with the defaults of `docs/specification.md §9`, and its genres. */
export function TitleDetails({ title }: { title: TitleDetail }): ReactNode {
  const { releaseYear, runtimeMins, languages, countries } = title;
  return (
    <aside
      className="ti:grid ti:min-w-0 ti:content-start ti:gap-6 ti:[--heading-size:var(--text-xl)] ti:[--heading-strip:none]"
      aria-label="Details and genres"
    >
      <section>
        <SectionHeading title="Details" />
        <FactList
          facts={[
            { label: 'Release Year', value: releaseYear ?? '—' },
            { label: 'Duration', value: `${runtimeMins ?? 120} minutes` },
            { label: 'Language', value: languages[0] ?? 'English' },
            { label: 'Country', value: countries[0] ?? 'Nigeria' },
            {
              label: 'Streaming',
              value: title.streamingPlatforms.length === 0 ? null : <StreamingPlaces title={title} />,
            },
          ]}
        />
      </section>
      {title.genres.length === 0 ? null : <Genres title={title} />}
    </aside>
  );
}

function Genres({ title: { genres, type } }: { title: TitleDetail }): ReactNode {
  const browse = type === 'SERIES' ? paths.tvShows : paths.movies;
  return (
    <section>
      <SectionHeading title="Genres" />
      <ChipLinks chips={genres.map((genre) => ({ label: genre, to: browse({ genre }) }))} />
    </section>
  );
}
