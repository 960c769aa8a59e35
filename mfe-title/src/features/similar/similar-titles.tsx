import { titleMetaWithType } from '@sinima/catalogue-ui/title-meta';
import { TitleRecordCard } from '@sinima/catalogue-ui/title-record-card';
import type { TitleDetail } from '@sinima/contracts/api';
import { useQuery, useText } from '@sinima/runtime';
import { cardGridClass, sidewaysClass } from '@sinima/ui-kit/card-grid';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { similarQuery } from './api/similar-query.ts';
import * as messages from './similar.messages.ts';

/** How many similar titles come. */
const PLACEHOLDERS = 6;
const row = `${cardGridClass()} ${sidewaysClass}`;

/** Similar titles; nothing where there is none. */
export function SimilarTitles({ title: { slug } }: { title: TitleDetail }): ReactNode {
  const text = useText();
  const { data: others, error, refetch } = useQuery(similarQuery(slug));
  if (others?.length === 0) return null;
  return (
    <section>
      <SectionHeading title={text(messages.similarTitles)} note={text(messages.ofLikeGenreCountryAnd)} />
      {error ? <ErrorArea onRetry={() => void refetch()} /> : null}
      {!others && !error ? (
        <SkeletonGrid
          count={PLACEHOLDERS}
          className={sidewaysClass}
          label={text(messages.loadingSimilarTitles)}
        />
      ) : null}
      <ul className={row}>
        {others?.map((other) => (
          <li key={other.id}>
            <TitleRecordCard title={other} meta={titleMetaWithType(other, text)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
