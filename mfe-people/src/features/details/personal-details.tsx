import { useText } from '@sinima/runtime';
import { FactList } from '@sinima/catalogue-ui/fact-list';
import type { PersonDetail } from '@sinima/contracts/api';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { nationalityText } from '@sinima/catalogue-ui/place-names';
import { occupationOf } from '../../person/person-texts.ts';
import * as messages from './details.messages.ts';

/** The facts of a person that are known. */
export function PersonalDetails({ person }: { person: PersonDetail }): ReactNode {
  const text = useText();
  return (
    <aside aria-label={text(messages.personalDetails)}>
      <SectionHeading title={text(messages.personalDetailsHeading)} />
      <FactList
        facts={[
          { label: text(messages.birthYear), value: person.birthYear },
          { label: text(messages.birthplace), value: person.birthPlace },
          { label: text(messages.nationality), value: nationalityText(person, text) },
          { label: text(messages.occupation), value: occupationOf(person, text) },
          { label: text(messages.credits), value: person.creditCount },
        ]}
      />
    </aside>
  );
}
