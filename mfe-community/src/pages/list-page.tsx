import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { RecordNotFound } from '@sinima/catalogue-ui/record-not-found';
import type { ListDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { isMissing, useParams, useQuery } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { listQuery } from '../features/lists/api/list-query.ts';
import { ListItems } from '../features/lists/list-items.tsx';

/** `/lists/{slug}` */
export default function ListPage(): ReactNode {
  const { slug = '' } = useParams();
  const { data: list, error, refetch } = useQuery(listQuery(slug));
  if (list) return <LoadedList list={list} />;
  if (isMissing(error))
    return <RecordNotFound noun="List" back={{ to: paths.lists(), label: 'All Lists' }} />;
  return (
    <>
      <PageBanner title="List" slug={slug} kind="list" />
      <PageBody>
        {error ? (
          <ErrorArea onRetry={() => void refetch()} />
        ) : (
          <SkeletonGrid count={12} label="Loading the list" />
        )}
      </PageBody>
    </>
  );
}

function LoadedList({ list }: { list: ListDetail }): ReactNode {
  const { name, slug, description, itemCount, itemNoun } = list;
  return (
    <>
      <PageBanner title={name} isName slug={slug} kind="list" {...(description ? { note: description } : {})}>
        <p>
          <Badge tone="accent">
            {itemCount} {itemNoun}
          </Badge>
        </p>
      </PageBanner>
      <PageBody>
        {list.titles.length > 0 ? <p>Ratings are sample data for now.</p> : null}
        <ListItems list={list} />
      </PageBody>
    </>
  );
}
