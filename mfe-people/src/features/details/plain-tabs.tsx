import { dayText } from '@sinima/catalogue-ui/date-text';
import { FactList } from '@sinima/catalogue-ui/fact-list';
import { pictureAddress } from '@sinima/catalogue-ui/picture-address';
import type { PersonDetail } from '@sinima/contracts/api';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';

/** The known facts of a person's life. */
export function PersonalTab({ person }: { person: PersonDetail }): ReactNode {
  const { birthDate, birthYear, deathDate, deathYear, birthPlace, nationality, country } = person;
  const facts = [
    { label: 'Born', value: birthDate === null ? birthYear : dayText(birthDate) },
    { label: 'Died', value: deathDate === null ? deathYear : dayText(deathDate) },
    { label: 'Birthplace', value: birthPlace },
    { label: 'Nationality', value: nationality },
    { label: 'Country', value: country },
  ];
  return (
    <section>
      <SectionHeading title="Personal" />
      {facts.every(({ value }) => value === null) ? (
        <p>No personal details are known for this person yet.</p>
      ) : (
        <FactList facts={facts} />
      )}
    </section>
  );
}

/** Business: nothing of it is kept of a person. */
export function BusinessTab(): ReactNode {
  return (
    <section>
      <SectionHeading title="Business" />
      <p>No business details are known for this person yet.</p>
    </section>
  );
}

/** The pictures of somebody that there are. */
export function MediaTab({ person }: { person: PersonDetail }): ReactNode {
  const picture = pictureAddress(person.headshotUrl);
  return (
    <section>
      <SectionHeading title="Media" />
      {picture === null ? (
        <p>No pictures or videos of this person are here yet.</p>
      ) : (
        <img src={picture} alt={`Portrait of ${person.name}`} width={240} height={240} />
      )}
    </section>
  );
}
