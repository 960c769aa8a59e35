import { countryName } from '@sinima/catalogue-ui/place-names';
import { PersonRecordCard } from '@sinima/catalogue-ui/person-record-card';
import type { SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import type { SavedRecord } from '@sinima/catalogue-ui/saved-record';
import { titleMetaWithType } from '@sinima/catalogue-ui/title-meta';
import { TitleRecordCard } from '@sinima/catalogue-ui/title-record-card';
import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';
import * as messages from './saved.messages.ts';

interface SavedCardProps {
  entry: SavedEntry;
  onRemove: () => void;
}

/** One thing that a visitor saved, and the way to take it off. */
export function SavedCard({ entry: { record }, onRemove }: SavedCardProps): ReactNode {
  const text = useText();
  const { name } = record;
  // Over the link of the card, which reaches over all of it.
  const remove = (
    <button
      type="button"
      className={`${buttonClass({ variant: 'secondary', size: 'small' })} co:relative co:z-2 co:mt-2`}
      aria-label={text(messages.removeNamed, { name })}
      onClick={onRemove}
    >
      {text(messages.remove)}
    </button>
  );
  return record.kind === 'PERSON' ? (
    <PersonRecordCard
      person={{ slug: record.slug, name, country: record.country, headshotUrl: record.picture }}
      level={3}
    >
      {remove}
    </PersonRecordCard>
  ) : (
    <SavedTitleCard record={record} type={record.kind}>
      {remove}
    </SavedTitleCard>
  );
}

function SavedTitleCard({
  record: { slug, name, year, country, genre, picture },
  type,
  children,
}: {
  record: SavedRecord;
  type: Exclude<SavedRecord['kind'], 'PERSON'>;
  children: ReactNode;
}): ReactNode {
  const text = useText();
  const facts = [
    titleMetaWithType({ type, releaseYear: year }, text),
    country === null ? null : countryName(country, text),
  ].filter(Boolean);
  return (
    <TitleRecordCard
      title={{
        slug,
        displayTitle: name,
        releaseYear: year,
        countries: country === null ? [] : [country],
        genres: genre === null ? [] : [genre],
        posterUrl: picture,
      }}
      withGenres={false}
      meta={facts.join(' · ')}
      level={3}
    >
      {children}
    </TitleRecordCard>
  );
}
