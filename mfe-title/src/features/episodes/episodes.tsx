import { Loaded } from '@sinima/catalogue-ui/loaded';
import type { Season, TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useSearchParams } from '@sinima/runtime';
import { chipClass, chipRowClass } from '@sinima/ui-kit/chip';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { Spinner } from '../../spinner/spinner.tsx';
import { seasonsQuery } from './api/seasons-query.ts';
import { chosenSeason, requestedSeason } from './chosen-season.ts';
import { EpisodeList } from './episode-list.tsx';

/** The seasons of a series; the first is chosen until the address asks for another. */
export function Episodes({ title }: { title: TitleDetail }): ReactNode {
  return (
    <section>
      <SectionHeading title="Episodes" />
      <Loaded query={seasonsQuery(title.slug)} loading={<Spinner label="Loading seasons" />}>
        {(seasons) => <Seasons title={title} seasons={seasons} />}
      </Loaded>
    </section>
  );
}

function Seasons({ title, seasons }: { title: TitleDetail; seasons: readonly Season[] }): ReactNode {
  const [search] = useSearchParams();
  const requested = requestedSeason(search);
  const chosen = chosenSeason(seasons, requested);
  if (!chosen) return <p>No seasons available for this series.</p>;
  return (
    <div className="ti:grid ti:gap-5">
      <nav aria-label="Seasons">
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
  return (
    <Link
      className={chipClass({ selected: isChosen })}
      to={`${paths.title(title.slug)}?tab=episodes&season=${number}`}
      {...(isChosen ? { 'aria-current': 'true' } : {})}
    >
      Season {number}
    </Link>
  );
}

function ChosenSeason({ season, children }: { season: Season; children: ReactNode }): ReactNode {
  return (
    <div>
      <h3 className="ti:headline ti:text-xl ti:tracking-[0.01em]">
        {season.name ?? `Season ${season.number}`}
      </h3>
      {season.synopsis === null ? null : <p className="ti:mt-2 ti:max-w-measure">{season.synopsis}</p>}
      {children}
    </div>
  );
}
