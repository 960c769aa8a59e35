import { PersonRecordCard } from '@sinima/catalogue-ui/person-record-card';
import type { SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import type { SavedRecord } from '@sinima/catalogue-ui/saved-record';
import { titleMetaWithType } from '@sinima/catalogue-ui/title-meta';
import { TitleRecordCard } from '@sinima/catalogue-ui/title-record-card';
import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';

interface SavedCardProps {
  entry: SavedEntry;
  onRemove: () => void;
}

/** One thing that a visitor saved, and the way to take it off. */
export function SavedCard({ entry: { record }, onRemove }: SavedCardProps): ReactNode {
  const { name } = record;
  // Over the link of the card, which reaches over all of it.
  const remove = (
    <button
      type="button"
      className={`${buttonClass({ variant: 'secondary', size: 'small' })} co:relative co:z-2 co:mt-2`}
      aria-label={`Remove ${name}`}
      onClick={onRemove}
    >
      Remove
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
  const facts = [titleMetaWithType({ type, releaseYear: year }), country].filter(Boolean);
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
