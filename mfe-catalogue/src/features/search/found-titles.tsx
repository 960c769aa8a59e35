import { useText } from '@sinima/runtime';
import { CardList } from '@sinima/catalogue-ui/card-list';
import { titleMeta } from '@sinima/catalogue-ui/title-meta';
import { TitleRecordCard } from '@sinima/catalogue-ui/title-record-card';
import type { TitleCard } from '@sinima/contracts/api';
import { Badge } from '@sinima/ui-kit/badge';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import * as messages from './search.messages.ts';

/** The titles that match; nothing where there are none. */
export function FoundTitles({
  titles,
  level,
}: {
  titles: readonly TitleCard[];
  /** Level of the heading. */
  level: 2 | 3;
}): ReactNode {
  const text = useText();
  if (titles.length === 0) return null;
  return (
    <section>
      <SectionHeading level={level} title={text(messages.titles)} />
      <CardList items={titles}>
        {(title) => (
          <TitleRecordCard title={title} meta={titleMeta(title, text)}>
            <Badge tone="accent">
              {title.type === 'SERIES' ? text(messages.series) : text(messages.movie)}
            </Badge>
          </TitleRecordCard>
        )}
      </CardList>
    </section>
  );
}
