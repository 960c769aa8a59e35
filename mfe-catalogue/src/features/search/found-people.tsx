import { CardList } from '@sinima/catalogue-ui/card-list';
import { PersonRecordCard } from '@sinima/catalogue-ui/person-record-card';
import type { PersonCard } from '@sinima/contracts/api';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';

/** The people who match; nothing where there are none. */
export function FoundPeople({
  people,
  level,
}: {
  people: readonly PersonCard[];
  /** Level of the heading. */
  level: 2 | 3;
}): ReactNode {
  if (people.length === 0) return null;
  return (
    <section>
      <SectionHeading level={level} title="People" />
      <CardList items={people}>
        {(person) => (
          <PersonRecordCard person={person}>
            {person.nationality === null ? null : <p>{person.nationality}</p>}
            {person.birthYear === null ? null : <p>Born {person.birthYear}</p>}
          </PersonRecordCard>
        )}
      </CardList>
    </section>
  );
}
