import { useText } from '@sinima/runtime';
import { dayText } from '@sinima/catalogue-ui/date-text';
import { FactList } from '@sinima/catalogue-ui/fact-list';
import { pictureAddress } from '@sinima/catalogue-ui/picture-address';
import type { PersonDetail } from '@sinima/contracts/api';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import * as messages from './details.messages.ts';
import * as personMessages from '../../person/person.messages.ts';
import { countryName, nationalityText } from '@sinima/catalogue-ui/place-names';

/** The known facts of a person's life. */
export function PersonalTab({ person }: { person: PersonDetail }): ReactNode {
  const text = useText();
  const { birthDate, birthYear, deathDate, deathYear, birthPlace, country } = person;
  const facts = [
    { label: text(messages.born), value: birthDate === null ? birthYear : dayText(birthDate, text.language) },
    { label: text(messages.died), value: deathDate === null ? deathYear : dayText(deathDate, text.language) },
    { label: text(messages.birthplace), value: birthPlace },
    { label: text(messages.nationality), value: nationalityText(person, text) },
    { label: text(personMessages.country), value: country === null ? null : countryName(country, text) },
  ];
  return (
    <section>
      <SectionHeading title={text(messages.personal)} />
      {facts.every(({ value }) => value === null) ? (
        <p>{text(messages.noPersonalDetailsAreKnown)}</p>
      ) : (
        <FactList facts={facts} />
      )}
    </section>
  );
}

/** Business: nothing of it is kept of a person. */
export function BusinessTab(): ReactNode {
  const text = useText();
  return (
    <section>
      <SectionHeading title={text(messages.business)} />
      <p>{text(messages.noBusinessDetailsAreKnown)}</p>
    </section>
  );
}

/** The pictures of somebody that there are. */
export function MediaTab({ person }: { person: PersonDetail }): ReactNode {
  const text = useText();
  const picture = pictureAddress(person.headshotUrl);
  return (
    <section>
      <SectionHeading title={text(messages.media)} />
      {picture === null ? (
        <p>{text(messages.noPicturesOrVideosOf)}</p>
      ) : (
        <img src={picture} alt={text(messages.portraitOf, { name: person.name })} width={240} height={240} />
      )}
    </section>
  );
}
