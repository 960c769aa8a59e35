import { dayText } from '@sinima/catalogue-ui/date-text';
import type { Episode } from '@sinima/contracts/api';
import { useQuery } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import type { ReactNode } from 'react';
import { Spinner } from '../../spinner/spinner.tsx';
import { episodesQuery } from './api/episodes-query.ts';
import styles from './episode-list.module.css';

/** The episodes of a season, by number. */
export function EpisodeList({ seasonId }: { seasonId: string }): ReactNode {
  const { data: episodes, error, refetch } = useQuery(episodesQuery(seasonId));
  if (error) return <ErrorArea onRetry={() => void refetch()} />;
  if (!episodes) return <Spinner label="Loading episodes" />;
  if (episodes.length === 0) return <p>No episodes found for this season.</p>;
  return (
    <ol className={styles.episodes}>
      {episodes.map((episode) => (
        <EpisodeLine key={episode.id} episode={episode} />
      ))}
    </ol>
  );
}

function EpisodeLine({ episode }: { episode: Episode }): ReactNode {
  const { episodeNumber, name, synopsis, runtimeMins, airDate } = episode;
  return (
    <li className={styles.episode}>
      <span className={styles.number}>{episodeNumber}</span>
      <div className={styles.text}>
        <h4>{name}</h4>
        {runtimeMins === null && airDate === null ? null : (
          <p className={styles.facts}>
            {runtimeMins === null ? null : <span>{runtimeMins}m</span>}
            {airDate === null ? null : <time dateTime={airDate}>{dayText(airDate)}</time>}
          </p>
        )}
        {synopsis === null ? null : <p>{synopsis}</p>}
      </div>
    </li>
  );
}
