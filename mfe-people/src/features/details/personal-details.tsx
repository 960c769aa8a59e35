import { FactList } from '@sinima/catalogue-ui/fact-list';
import type { PersonDetail } from '@sinima/contracts/api';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { occupationOf } from '../../person/person-texts.ts';

/** The facts of a person that are known. */
export function PersonalDetails({ person }: { person: PersonDetail }): ReactNode {
  return (
    <aside aria-label="Personal details">
      <SectionHeading title="Personal Details" />
      <FactList
        facts={[
          { label: 'Birth Year', value: person.birthYear },
          { label: 'Birthplace', value: person.birthPlace },
          { label: 'Nationality', value: person.nationality },
          { label: 'Occupation', value: occupationOf(person) },
          { label: 'Credits', value: person.creditCount },
        ]}
      />
    </aside>
  );
}
