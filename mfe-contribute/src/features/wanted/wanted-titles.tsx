import type { WantedTitle } from '@sinima/contracts/api';
import { Link, useQuery } from '@sinima/runtime';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { contributePaths } from '../../paths/contribute-paths.ts';
import { wantedQuery } from './api/wanted-query.ts';

const NEEDS = {
  director: () => 'the director',
  plot: () => 'a plot',
  cast: () => 'the cast',
  length: ({ type }) => (type === 'SERIES' ? 'the seasons' : 'the running time'),
  source: () => 'a source',
} as const satisfies Record<WantedTitle['lacks'][number], (title: WantedTitle) => string>;

/** The page has more to say than these. */
const SHOWN = 10;

/** Titles that are read and lack facts, each with the way to its form; nothing where they cannot be read. */
export function WantedTitles(): ReactNode {
  const { data } = useQuery(wantedQuery());
  if (data === undefined || data.length === 0) return null;
  return (
    <section className="con:grid con:gap-3">
      <SectionHeading
        title="Most wanted"
        note="Titles whose records lack most, those that people read first"
      />
      <ul>
        {data.slice(0, SHOWN).map((title) => (
          <li key={title.id}>
            <Link to={contributePaths.edit('title', title.slug)}>
              {title.displayTitle}
              {title.releaseYear === null ? null : ` (${title.releaseYear})`}
            </Link>
            {` lacks ${inWords(title.lacks.map((need) => NEEDS[need](title)))}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

const inWords = (lacks: readonly string[]): string => new Intl.ListFormat('en-GB').format(lacks);
