import { titleMetaWithType } from '@sinima/catalogue-ui/title-meta';
import { TitleRecordCard } from '@sinima/catalogue-ui/title-record-card';
import type { TitleDetail } from '@sinima/contracts/api';
import { useQuery } from '@sinima/runtime';
import { cardGridClass, sidewaysClass } from '@sinima/ui-kit/card-grid';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { similarQuery } from './api/similar-query.ts';

/** How many similar titles come. */
const PLACEHOLDERS = 6;
const row = `${cardGridClass()} ${sidewaysClass}`;

/** Similar titles; nothing where there is none. */
export function SimilarTitles({ title: { slug } }: { title: TitleDetail }): ReactNode {
  const { data: others, error, refetch } = useQuery(similarQuery(slug));
  if (others?.length === 0) return null;
  return (
    <section>
      <SectionHeading title="Similar Titles" note="Of like genre, country and time" />
      {error ? <ErrorArea onRetry={() => void refetch()} /> : null}
      {!others && !error ? (
        <SkeletonGrid count={PLACEHOLDERS} className={sidewaysClass} label="Loading similar titles" />
      ) : null}
      <ul className={row}>
        {others?.map((other) => (
          <li key={other.id}>
            <TitleRecordCard title={other} meta={titleMetaWithType(other)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
