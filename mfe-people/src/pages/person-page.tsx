import { RecordSources } from '@sinima/catalogue-ui/record-sources';
import { RecordNotFound } from '@sinima/catalogue-ui/record-not-found';
import { useSlugAddress } from '@sinima/catalogue-ui/slug-address';
import { paths } from '@sinima/contracts/paths';
import { isMissing, useParams, useQuery, useSearchParams } from '@sinima/runtime';
import { belowFirstScreenClass } from '@sinima/ui-kit/below-first-screen';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { UnseenHeading } from '@sinima/ui-kit/unseen-heading';
import type { ReactNode } from 'react';
import { PersonalDetails } from '../features/details/personal-details.tsx';
import { PersonHero } from '../features/hero/person-hero.tsx';
import { personQuery } from '../person/person-query.ts';
import { bioOf } from '../person/person-texts.ts';
import { personLayout } from './person-layout.ts';
import { PersonSkeleton } from './person-skeleton.tsx';
import { PersonTabPanel } from './person-tab-panel.tsx';
import { chosenTab } from './person-tab.ts';

/** `/person/{slug}`: somebody with their life and work (`docs/specification.md §2`). */
export default function PersonPage(): ReactNode {
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const { data: person, error, refetch } = useQuery(personQuery(slug));
  useSlugAddress(slug, person?.slug, paths.person);

  if (isMissing(error)) return <RecordNotFound noun="Person" />;
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
      <div className={personLayout.body}>
        <section>
          <SectionHeading title="Biography" />
          <p className="pe:max-w-measure pe:text-lg pe:leading-[1.65]">{bioOf(person)}</p>
        </section>
        <div className={`${personLayout.aside} ${belowFirstScreenClass}`}>
          <PersonalDetails person={person} />
          <RecordSources sources={person.sources} record={{ person: person.slug }} />
        </div>
        <PersonTabPanel person={person} tab={chosenTab(search)} />
      </div>
    </article>
  );
}
