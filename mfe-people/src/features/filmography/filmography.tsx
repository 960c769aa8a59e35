import { CardList } from '@sinima/catalogue-ui/card-list';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import { titleMetaWithType } from '@sinima/catalogue-ui/title-meta';
import { TitleRecordCard } from '@sinima/catalogue-ui/title-record-card';
import type { PersonCredit, PersonDetail } from '@sinima/contracts/api';
import { Badge } from '@sinima/ui-kit/badge';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { personCreditsQuery } from './api/person-credits-query.ts';
import { filmographyOf, type FilmographyPart } from './filmography-parts.ts';

/** One film stands under each work that was done on it: smaller than where films are chosen. */
const works = 'pe:sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]';

/** The work of a person by role, newest first in each. */
export function Filmography({ person }: { person: PersonDetail }): ReactNode {
  return (
    <section>
      <SectionHeading title="Filmography" />
      <Loaded
        query={personCreditsQuery(person.slug)}
        loading={<SkeletonGrid count={4} label="Loading filmography" />}
        empty="No credits are known for this person yet."
      >
        {(credits) => (
          <div className="pe:grid pe:gap-7">
            {filmographyOf(credits).map((part) => (
              <Part key={part.name} part={part} />
            ))}
          </div>
        )}
      </Loaded>
    </section>
  );
}

function Part({ part: { name, credits } }: { part: FilmographyPart }): ReactNode {
  return (
    <section>
      <SectionHeading level={3} title={name} action={<Badge>{credits.length}</Badge>} />
      <CardList items={credits} className={works}>
        {(credit) => <Work credit={credit} />}
      </CardList>
    </section>
  );
}

function Work({ credit: { title, characterName, uncredited } }: { credit: PersonCredit }): ReactNode {
  return (
    <TitleRecordCard title={title} withGenres={false} meta={titleMetaWithType(title)} level={4}>
      {characterName === null ? null : <p>as {characterName}</p>}
      {title.status === 'upcoming' ? <Badge tone="accent">Upcoming</Badge> : null}
      {uncredited ? <Badge>Uncredited</Badge> : null}
    </TitleRecordCard>
  );
}
