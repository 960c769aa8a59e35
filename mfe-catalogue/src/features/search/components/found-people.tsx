import type { PersonCard as Person } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { cardGridClass } from '@sinima/ui-kit/card-grid';
import { PersonCard } from '@sinima/ui-kit/person-card';
import { SectionHeading } from '@sinima/ui-kit/section-heading';

/** The people who match; nothing where there are none. */
export function FoundPeople({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <section>
      <SectionHeading title="People" />
      <ul className={cardGridClass()}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonCard
              Link={Link}
              to={paths.person(person.slug)}
              name={person.name}
              slug={person.slug}
              country={person.country}
              headshotUrl={person.headshotUrl}
            >
              {person.nationality === null ? null : <p>{person.nationality}</p>}
              {person.birthYear === null ? null : <p>Born {person.birthYear}</p>}
            </PersonCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
