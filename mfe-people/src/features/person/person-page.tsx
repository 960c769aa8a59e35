import { paths } from '@sinima/contracts/paths';
import { isMissing, Link, useParams, useQuery } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonArea } from '@sinima/ui-kit/skeleton';
import { personQuery } from './api/person-query.ts';
import { Filmography } from './components/filmography-list.tsx';
import { PersonDetails } from './components/person-details.tsx';
import { PersonHero } from './components/person-hero.tsx';
import styles from './person-page.module.css';

/** `/person/:slug` */
export default function PersonPage() {
  const { slug = '' } = useParams();
  const { data: person, isPending, error, refetch } = useQuery(personQuery(slug));
  if (isPending) return <SkeletonArea kind="pages" />;
  if (isMissing(error)) {
    return (
      <EmptyState
        level={1}
        title="Person Not Found"
        text="The person you're looking for doesn't exist."
        action={
          <Link to={paths.people()} className={buttonClass({ variant: 'secondary' })}>
            Browse Talent
          </Link>
        }
      />
    );
  }
  if (!person) return <ErrorArea onRetry={() => void refetch()} />;
  return (
    <>
      <PersonHero person={person} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <p className={styles.bio}>{person.bio ?? `${person.name} works in African film and television.`}</p>
          <Filmography personId={person.id} />
        </div>
        <PersonDetails person={person} />
      </div>
    </>
  );
}
