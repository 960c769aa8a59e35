import { useText } from '@sinima/runtime';
import { dayText } from '@sinima/catalogue-ui/date-text';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import type { Episode } from '@sinima/contracts/api';
import type { ReactNode } from 'react';
import { Spinner } from '../../spinner/spinner.tsx';
import { episodesQuery } from './api/episodes-query.ts';
import * as messages from './episodes.messages.ts';
import { englishData } from '@sinima/catalogue-ui/english-data';

interface EpisodeListProps {
  /** Of the series. */
  slug: string;
  /** Number of the season; undefined: the first one. */
  season: number | undefined;
  /** How many episodes it is known to have. */
  count: number;
}

/** The episodes of a season, by number; where no name of theirs is known, how many there are. */
export function EpisodeList({ slug, season, count }: EpisodeListProps): ReactNode {
  const text = useText();
  return (
    <Loaded
      query={episodesQuery(slug, season)}
      loading={<Spinner label={text(messages.loadingEpisodes)} />}
      empty={count === 0 ? text(messages.noEpisodesFoundForThis) : text(messages.episodesUnnamed, { count })}
    >
      {(episodes) => (
        <ol className="ti:mt-4 ti:grid ti:list-none ti:border-t-2 ti:border-line ti:p-0">
          {episodes.map((episode) => (
            <EpisodeLine key={episode.id} episode={episode} />
          ))}
        </ol>
      )}
    </Loaded>
  );
}

function EpisodeLine({ episode }: { episode: Episode }): ReactNode {
  const text = useText();
  const { episodeNumber, name, synopsis, runtimeMins, airDate } = episode;
  return (
    <li className="ti:grid ti:grid-cols-[3rem_minmax(0,1fr)] ti:gap-4 ti:border-b ti:border-line ti:py-4">
      <span className="ti:headline ti:text-end ti:text-2xl ti:leading-none ti:text-thread">
        {episodeNumber}
      </span>
      <div className="ti:grid ti:gap-1">
        <h4 className="ti:text-lg" {...englishData(text)}>
          {name}
        </h4>
        {runtimeMins === null && airDate === null ? null : (
          <p className="ti:flex ti:gap-3 ti:text-sm ti:text-muted">
            {runtimeMins === null ? null : (
              <span>{text(messages.episodeMinutes, { count: runtimeMins })}</span>
            )}
            {airDate === null ? null : <time dateTime={airDate}>{dayText(airDate, text.language)}</time>}
          </p>
        )}
        {synopsis === null ? null : <p {...englishData(text)}>{synopsis}</p>}
      </div>
    </li>
  );
}
