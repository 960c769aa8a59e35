import { personLine } from '@sinima/catalogue-ui/person-line';
import { PersonRecordCard } from '@sinima/catalogue-ui/person-record-card';
import { RatedTitleCard } from '@sinima/catalogue-ui/title-record-card';
import type { ListDetail } from '@sinima/contracts/api';
import { useText } from '@sinima/runtime';
import { cardGridClass } from '@sinima/ui-kit/card-grid';
import type { ReactNode } from 'react';
import * as messages from './lists.messages.ts';

/** The items of a list, in its order: titles, people, or both. */
export function ListItems({
  list: { titles, people },
}: {
  list: Pick<ListDetail, 'titles' | 'people'>;
}): ReactNode {
  const text = useText();
  if (titles.length + people.length === 0) return <p>{text(messages.emptyList)}</p>;
  return (
    <ul className={cardGridClass()}>
      {titles.map((title) => (
        <li key={title.id}>
          <RatedTitleCard title={title} level={2} />
        </li>
      ))}
      {people.map((person) => (
        <li key={person.id}>
          <PersonRecordCard person={person} {...personLine(person, text)} level={2} />
        </li>
      ))}
    </ul>
  );
}
