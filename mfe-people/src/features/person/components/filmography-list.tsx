import type { PersonCredit } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useQuery } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import { filmographyQuery } from '../api/filmography-query.ts';
import { byWork } from '../filmography.ts';
import styles from './filmography-list.module.css';

/** What a person has worked on, by kind of work. */
export function Filmography({ personId }: { personId: string }) {
  const query = useQuery(filmographyQuery(personId));
  if (query.isPending) return <SkeletonGrid count={6} label="Loading filmography" />;
  if (query.isError) return <ErrorArea onRetry={() => void query.refetch()} />;
  return (
    <section>
      <SectionHeading title="Filmography" />
      {query.data.length === 0 ? <p>No credits are known yet.</p> : null}
      {byWork(query.data).map(({ heading, credits }) => (
        <section key={heading} className={styles.work}>
          <SectionHeading level={3} title={heading} />
          <ul className={styles.credits}>
            {credits.map((credit) => (
              <Credit key={credit.id} credit={credit} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Credit({ credit: { title, characterName } }: { credit: PersonCredit }) {
  return (
    <li className={styles.credit}>
      <span className={styles.year}>{title.releaseYear ?? '—'}</span>
      <span>
        <Link to={paths.title(title.slug)} className={styles.title}>
          {title.displayTitle}
        </Link>
        {characterName === null ? null : <span className={styles.character}> as {characterName}</span>}
      </span>
    </li>
  );
}
