import { paths } from '@sinima/contracts/paths';
import { isMissing, Link, useParams, useQuery, useSearchParams } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { UnseenHeading } from '@sinima/ui-kit/unseen-heading';
import type { ReactNode } from 'react';
import { personQuery } from './api/person-query.ts';
import { PersonalDetails } from './components/personal-details.tsx';
import { PersonHero } from './components/person-hero.tsx';
import { PersonSkeleton } from './components/person-skeleton.tsx';
import { PersonTabPanel } from './components/person-tab-panel.tsx';
import styles from './person-page.module.css';
import { chosenTab } from './person-tab.ts';
import { bioOf } from './person-texts.ts';
import { useSlugAddress } from './use-slug-address.ts';

/** `/person/{slug}`: somebody with their life and work (`docs/specification.md §2`). */
export default function PersonPage(): ReactNode {
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const { data: person, error, refetch } = useQuery(personQuery(slug));
  useSlugAddress(slug, person?.slug);

  if (isMissing(error)) return <PersonMissing />;
  if (!person) {
    return (
      <>
        <UnseenHeading>Person</UnseenHeading>
        {error ? <ErrorArea onRetry={() => void refetch()} /> : <PersonSkeleton />}
      </>
    );
  }
  return (
    <article>
      <PersonHero person={person} />
      <div className={styles.body}>
        <section>
          <SectionHeading title="Biography" />
          <p className={styles.bio}>{bioOf(person)}</p>
        </section>
        <PersonalDetails person={person} />
        <PersonTabPanel person={person} tab={chosenTab(search)} />
      </div>
    </article>
  );
}

function PersonMissing(): ReactNode {
  return (
    <EmptyState
      level={1}
      title="Person Not Found"
      text="The person you're looking for doesn't exist."
      action={
        <Link className={buttonClass()} to={paths.home()}>
          Return Home
        </Link>
      }
    />
  );
}
