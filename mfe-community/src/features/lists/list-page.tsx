import type { ListDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { isMissing, Link, useParams, useQuery } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { buttonClass } from '@sinima/ui-kit/button';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import section from '../../section.module.css';
import { listQuery } from './api/list-query.ts';
import { ListItems } from './components/list-items.tsx';

/** `/lists/{slug}` */
export default function ListPage() {
  const { slug = '' } = useParams();
  const { data: list, error, refetch } = useQuery(listQuery(slug));
  if (list) return <LoadedList list={list} />;
  if (isMissing(error)) {
    return (
      <EmptyState
        level={1}
        title="List Not Found"
        text="The list you're looking for doesn't exist."
        action={
          <Link to={paths.lists()} className={buttonClass({ variant: 'secondary' })}>
            All Lists
          </Link>
        }
      />
    );
  }
  return (
    <>
      <PageBanner title="List" slug={slug} kind="list" />
      <div className={section.page}>
        {error ? (
          <ErrorArea onRetry={() => void refetch()} />
        ) : (
          <SkeletonGrid count={12} label="Loading the list" />
        )}
      </div>
    </>
  );
}

function LoadedList({ list }: { list: ListDetail }) {
  return (
    <>
      <PageBanner
        title={list.name}
        slug={list.slug}
        kind="list"
        {...(list.description ? { note: list.description } : {})}
      >
        <p>
          <Badge tone="accent">
            {list.itemCount} {list.itemNoun}
          </Badge>
        </p>
      </PageBanner>
      <div className={section.page}>
        <ListItems list={list} />
      </div>
    </>
  );
}
