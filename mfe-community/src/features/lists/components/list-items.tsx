import type { ListDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { cardGridClass } from '@sinima/ui-kit/card-grid';
import { PersonCard } from '@sinima/ui-kit/person-card';
import { RatedTitleCard } from '../../../rated-title-card.tsx';

/** What is in a list, in its order: titles, people, or both. */
export function ListItems({ list: { titles, people } }: { list: Pick<ListDetail, 'titles' | 'people'> }) {
  if (titles.length + people.length === 0) return <p>Nothing is in this list yet.</p>;
  return (
    <ul className={cardGridClass()}>
      {titles.map((title) => (
        <li key={title.id}>
          <RatedTitleCard title={title} level={2} />
        </li>
      ))}
      {people.map((person) => (
        <li key={person.id}>
          <PersonCard
            Link={Link}
            to={paths.person(person.slug)}
            name={person.name}
            slug={person.slug}
            country={person.country}
            headshotUrl={person.headshotUrl}
            bio={person.bio}
            level={2}
          />
        </li>
      ))}
    </ul>
  );
}
