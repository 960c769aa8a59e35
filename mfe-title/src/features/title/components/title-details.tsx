import type { TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { chipClass, chipRowClass } from '@sinima/ui-kit/chip';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { StreamingPlaces } from '../../streaming/components/streaming-places.tsx';
import { FactList } from './fact-list.tsx';
import styles from './title-details.module.css';

/** The facts of a title, with the defaults of `docs/specification.md §9`, and its genres. */
export function TitleDetails({ title }: { title: TitleDetail }): ReactNode {
  const { releaseYear, runtimeMins, languages, countries } = title;
  return (
    <aside className={styles.details} aria-label="Details and genres">
      <section>
        <SectionHeading title="Details" />
        <FactList
          facts={[
            { label: 'Release Year', value: releaseYear ?? '—' },
            { label: 'Duration', value: `${runtimeMins ?? 120} minutes` },
            { label: 'Language', value: languages[0] ?? 'English' },
            { label: 'Country', value: countries[0] ?? 'Nigeria' },
            ...(title.streamingPlatforms.length === 0
              ? []
              : [{ label: 'Streaming', value: <StreamingPlaces title={title} /> }]),
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
      <ul className={chipRowClass}>
        {genres.map((genre) => (
          <li key={genre}>
            <Link className={chipClass({ selected: false })} to={browse({ genre })}>
              {genre}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
