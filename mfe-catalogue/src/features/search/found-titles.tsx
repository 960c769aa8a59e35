import { CardList } from '@sinima/catalogue-ui/card-list';
import { titleMeta } from '@sinima/catalogue-ui/title-meta';
import { TitleRecordCard } from '@sinima/catalogue-ui/title-record-card';
import type { TitleCard } from '@sinima/contracts/api';
import { Badge } from '@sinima/ui-kit/badge';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';

/** The titles that match; nothing where there are none. */
export function FoundTitles({
  titles,
  level,
}: {
  titles: readonly TitleCard[];
  /** Level of the heading. */
  level: 2 | 3;
}): ReactNode {
  if (titles.length === 0) return null;
  return (
    <section>
      <SectionHeading level={level} title="Titles" />
      <CardList items={titles}>
        {(title) => (
          <TitleRecordCard title={title} meta={titleMeta(title)}>
            <Badge tone="accent">{title.type === 'SERIES' ? 'Series' : 'Movie'}</Badge>
          </TitleRecordCard>
        )}
      </CardList>
    </section>
  );
}
