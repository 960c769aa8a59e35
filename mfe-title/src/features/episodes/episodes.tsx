import { Loaded } from '@sinima/catalogue-ui/loaded';
import type { Season, TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useSearchParams, useText } from '@sinima/runtime';
import { chipClass, chipRowClass } from '@sinima/ui-kit/chip';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { Spinner } from '../../spinner/spinner.tsx';
import { seasonsQuery } from './api/seasons-query.ts';
import { chosenSeason, requestedSeason } from './chosen-season.ts';
import { EpisodeList } from './episode-list.tsx';
import * as messages from './episodes.messages.ts';
import { englishData } from '@sinima/catalogue-ui/english-data';

/** The seasons of a series; the first is chosen until the address asks for another. */
export function Episodes({ title }: { title: TitleDetail }): ReactNode {
  const text = useText();
  return (
    <section>
      <SectionHeading title={text(messages.episodes)} />
      <Loaded query={seasonsQuery(title.slug)} loading={<Spinner label={text(messages.loadingSeasons)} />}>
        {(seasons) => <Seasons title={title} seasons={seasons} />}
      </Loaded>
    </section>
  );
}

function Seasons({ title, seasons }: { title: TitleDetail; seasons: readonly Season[] }): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  const requested = requestedSeason(search);
  const chosen = chosenSeason(seasons, requested);
  if (!chosen) return <p>{text(messages.noSeasonsAvailableForThis)}</p>;
  return (
    <div className="ti:grid ti:gap-5">
      <nav aria-label={text(messages.seasons)}>
        <ul className={chipRowClass}>
          {seasons.map((season) => (
            <li key={season.id}>
              <SeasonLink title={title} season={season} isChosen={season === chosen} />
            </li>
          ))}
        </ul>
      </nav>
      <ChosenSeason season={chosen}>
        <EpisodeList
          key={chosen.id}
          slug={title.slug}
          season={chosen.number === requested ? requested : undefined}
          count={chosen.episodeCount}
        />
      </ChosenSeason>
    </div>
  );
}

interface SeasonLinkProps {
  title: TitleDetail;
  season: Season;
  isChosen: boolean;
}

function SeasonLink({ title, season: { number }, isChosen }: SeasonLinkProps): ReactNode {
  const text = useText();
  return (
    <Link
      className={chipClass({ selected: isChosen })}
      to={`${paths.title(title.slug)}?tab=episodes&season=${number}`}
      {...(isChosen ? { 'aria-current': 'true' } : {})}
    >
      {text(messages.seasonNumber, { number })}
    </Link>
  );
}

function ChosenSeason({ season, children }: { season: Season; children: ReactNode }): ReactNode {
  const text = useText();
  return (
    <div>
      <h3 className="ti:headline ti:text-xl ti:tracking-[0.01em]">
        {season.name ?? text(messages.seasonNumber, { number: season.number })}
      </h3>
      {season.synopsis === null ? null : (
        <p className="ti:mt-2 ti:max-w-measure" {...englishData(text)}>
          {season.synopsis}
        </p>
      )}
      {children}
    </div>
  );
}
