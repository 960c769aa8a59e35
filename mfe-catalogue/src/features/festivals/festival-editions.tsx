import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import type { FestivalEdition } from '../../../api/openapi.ts';
import { SourcePages } from '../../occasion/source-pages.tsx';
import { editionDatesText, editionText } from './edition-texts.ts';
import * as messages from './festivals.messages.ts';
import * as titlesMessages from '../../titles/titles.messages.ts';

type Jury = FestivalEdition['juries'][number];
type Juror = Jury['members'][number];
type Selection = FestivalEdition['selections'][number];

const row = 'ca:border-t-4 ca:border-thread ca:bg-surface ca:px-5 ca:pt-4 ca:pb-5';

/** Facts of the year stand at the side, jury and programme beside them. */
const wholeRow = `${row} ca:grid ca:gap-x-5 ca:gap-y-3 ca:lg:grid-cols-[16rem_minmax(0,1fr)]`;

const facts = 'ca:grid ca:content-start ca:gap-1';

/** Facts of a year of which no more is known, in one line where there is room. */
const factsAlone = `${facts} ca:lg:flex ca:lg:flex-wrap ca:lg:items-baseline ca:lg:gap-x-5`;

const label = 'ca:mb-1 ca:text-sm ca:text-muted';

const names = 'ca:flex ca:list-none ca:flex-wrap ca:gap-x-5 ca:gap-y-1 ca:p-0 ca:wrap-anywhere';

/** The editions of a festival, newest first, with the known facts of each. */
export function FestivalEditions({ editions }: { editions: readonly FestivalEdition[] }): ReactNode {
  const text = useText();
  return (
    <ol className="ca:grid ca:list-none ca:gap-4 ca:p-0" aria-label={text(titlesMessages.editions)}>
      {editions.map((edition) => (
        <Edition key={edition.year} edition={edition} />
      ))}
    </ol>
  );
}

function Edition({ edition }: { edition: FestivalEdition }): ReactNode {
  const { juries, selections } = edition;
  if (juries.length + selections.length === 0)
    return (
      <li className={row}>
        <EditionFacts edition={edition} className={factsAlone} />
      </li>
    );
  return (
    <li className={wholeRow}>
      <EditionFacts edition={edition} className={facts} />
      <div className="ca:grid ca:content-start ca:gap-4">
        {juries.map((jury, place) => (
          <JuryNames key={`${jury.of}${place}`} jury={jury} />
        ))}
        {selections.map((selection) => (
          <SelectedTitles key={selection.section} selection={selection} />
        ))}
      </div>
    </li>
  );
}

function EditionFacts({ edition, className }: { edition: FestivalEdition; className: string }): ReactNode {
  const text = useText();
  const { year, number, place, prizes, sources } = edition;
  const dates = editionDatesText(edition, text);
  return (
    <div className={className}>
      <h3 className="ca:headline ca:text-xl ca:tracking-[0.01em]">{year}</h3>
      {number === null ? null : <p className="ca:text-muted">{editionText(number, text)}</p>}
      {dates === undefined ? null : <p>{dates}</p>}
      {place === null ? null : <p>{place}</p>}
      {prizes === null ? null : (
        <p>
          <Link to={paths.award(prizes.awardSlug, { year })}>
            {text(messages.awardsOfYear, { count: prizes.count, year: String(year) })}
          </Link>
        </p>
      )}
      <SourcePages pages={sources} />
    </div>
  );
}

function JuryNames({ jury: { of, president, members } }: { jury: Jury }): ReactNode {
  const text = useText();
  const title = of === null ? text(messages.jury) : text(messages.juryOf, { of });
  return (
    <div>
      <h4 className={label}>{title}</h4>
      <ul className={names} aria-label={title}>
        {president === null ? null : (
          <li>
            <JurorName juror={president} /> <span className="ca:text-muted">{text(messages.president)}</span>
          </li>
        )}
        {members.map((juror) => (
          <li key={juror.person?.id ?? juror.name}>
            <JurorName juror={juror} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const JurorName = ({ juror: { person, name } }: { juror: Juror }): ReactNode =>
  person === null ? name : <Link to={paths.person(person.slug)}>{person.name}</Link>;

function SelectedTitles({ selection: { section, titles } }: { selection: Selection }): ReactNode {
  return (
    <div>
      <h4 className={label}>{section}</h4>
      <ul className={names} aria-label={section}>
        {titles.map(({ title, work }) => (
          <li key={title?.id ?? work}>
            {title === null ? work : <Link to={paths.title(title.slug)}>{title.displayTitle}</Link>}
          </li>
        ))}
      </ul>
    </div>
  );
}
