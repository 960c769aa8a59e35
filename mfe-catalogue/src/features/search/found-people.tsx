import { nationalityText } from '@sinima/catalogue-ui/place-names';
import { useText } from '@sinima/runtime';
import { CardList } from '@sinima/catalogue-ui/card-list';
import { PersonRecordCard } from '@sinima/catalogue-ui/person-record-card';
import type { PersonCard } from '@sinima/contracts/api';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import * as messages from './search.messages.ts';

/** The people who match; nothing where there are none. */
export function FoundPeople({
  people,
  level,
}: {
  people: readonly PersonCard[];
  /** Level of the heading. */
  level: 2 | 3;
}): ReactNode {
  const text = useText();
  if (people.length === 0) return null;
  return (
    <section>
      <SectionHeading level={level} title={text(messages.people)} />
      <CardList items={people}>
        {(person) => (
          <PersonRecordCard person={person}>
            {person.nationality === null ? null : <p>{nationalityText(person, text)}</p>}
            {person.birthYear === null ? null : (
              <p>{text(messages.bornIn, { year: String(person.birthYear) })}</p>
            )}
          </PersonRecordCard>
        )}
      </CardList>
    </section>
  );
}
