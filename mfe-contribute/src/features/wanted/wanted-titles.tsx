import type { WantedTitle } from '@sinima/contracts/api';
import { LANGUAGES } from '@sinima/contracts/languages';
import type { Message, Text } from '@sinima/contracts/text';
import { Link, RichText, useQuery, useText } from '@sinima/runtime';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { contributePaths } from '../../paths/contribute-paths.ts';
import { wantedQuery } from './api/wanted-query.ts';
import * as messages from './wanted.messages.ts';

const NEEDS = {
  director: () => messages.needDirector,
  plot: () => messages.needPlot,
  cast: () => messages.needCast,
  length: ({ type }) => (type === 'SERIES' ? messages.needSeasons : messages.needRunningTime),
  source: () => messages.needSource,
} as const satisfies Record<WantedTitle['lacks'][number], (title: WantedTitle) => Message>;

/** The page has more to say than these. */
const SHOWN = 10;

/** Titles that are read and lack facts, each with the way to its form; nothing where they cannot be read. */
export function WantedTitles(): ReactNode {
  const text = useText();
  const { data } = useQuery(wantedQuery());
  if (data === undefined || data.length === 0) return null;
  return (
    <section className="con:grid con:gap-3">
      <SectionHeading title={text(messages.mostWanted)} note={text(messages.mostWantedNote)} />
      <ul>
        {data.slice(0, SHOWN).map((title) => (
          <li key={title.id}>
            <RichText
              message={messages.lacksFacts}
              values={{ facts: factsLacking(title, text) }}
              parts={{ title: <FormLink title={title} /> }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const FormLink = ({ title: { slug, displayTitle, releaseYear } }: { title: WantedTitle }): ReactNode => (
  <Link to={contributePaths.edit('title', slug)}>
    {displayTitle}
    {releaseYear === null ? null : ` (${releaseYear})`}
  </Link>
);

/** Return what a title lacks, as the language joins it: in English "a plot, the cast and a source". */
function factsLacking(title: WantedTitle, text: Text): string {
  const { language } = text;
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : LANGUAGES[language].locale);
  return list.format(title.lacks.map((need) => text(NEEDS[need](title))));
}
