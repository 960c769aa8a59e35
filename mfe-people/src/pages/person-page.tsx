import { personKind } from '@sinima/catalogue-ui/record-kinds/person';
import { RecordText } from '@sinima/catalogue-ui/record-text';
import { RecordSources } from '@sinima/catalogue-ui/record-sources';
import { RecordPage } from '@sinima/catalogue-ui/record-page';
import type { PersonDetail } from '@sinima/contracts/api';
import { Slot, useSearchParams, useText } from '@sinima/runtime';
import { belowFirstScreenClass } from '@sinima/ui-kit/below-first-screen';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { PersonalDetails } from '../features/details/personal-details.tsx';
import { PersonHero } from '../features/hero/person-hero.tsx';
import { personQuery } from '../person/person-query.ts';
import { personLayout } from './person-layout.ts';
import { PersonSkeleton } from './person-skeleton.tsx';
import { PersonTabPanel } from './person-tab-panel.tsx';
import { chosenTab } from './person-tab.ts';
import * as messages from './pages.messages.ts';
import * as personMessages from '../person/person.messages.ts';

const paragraph = 'pe:max-w-measure pe:text-lg pe:leading-[1.65]';

/** `/person/{slug}`: somebody with their life and work (`docs/specification.md §2`). */
export default function PersonPage(): ReactNode {
  return (
    <RecordPage kind={personKind} queryOf={personQuery} loading={<PersonSkeleton />}>
      {(person) => <LoadedPerson person={person} />}
    </RecordPage>
  );
}

function LoadedPerson({ person }: { person: PersonDetail }): ReactNode {
  const { bio } = person;
  const text = useText();
  const [search] = useSearchParams();
  return (
    <article>
      <PersonHero person={person} />
      <div className={personLayout.body}>
        <section>
          <SectionHeading title={text(messages.biography)} />
          {bio === null ? (
            <p className={paragraph}>{text(personMessages.noBio)}</p>
          ) : (
            <RecordText className={paragraph} language={person.bioLanguage} isDraft={person.bioIsDraft}>
              {bio}
            </RecordText>
          )}
        </section>
        <div className={`${personLayout.facts} ${belowFirstScreenClass}`}>
          <PersonalDetails person={person} />
        </div>
        <PersonTabPanel person={person} tab={chosenTab(search)} />
        <div className={`${personLayout.facts} ${belowFirstScreenClass}`}>
          <RecordSources sources={person.sources} record={{ person: person.slug }}>
            <Slot name="correct" />
          </RecordSources>
        </div>
      </div>
    </article>
  );
}
