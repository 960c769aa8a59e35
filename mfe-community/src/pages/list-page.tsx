import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { RecordPage } from '@sinima/catalogue-ui/record-page';
import { ShareButton } from '@sinima/catalogue-ui/share-button';
import { hasSampleRating, SampleNote } from '@sinima/catalogue-ui/sample-note';
import type { ListDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Slot } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { buttonClass } from '@sinima/ui-kit/button';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { listQuery } from '../features/lists/api/list-query.ts';
import { ListItems } from '../features/lists/list-items.tsx';

/** `/lists/{slug}` */
export default function ListPage(): ReactNode {
  return (
    <RecordPage
      noun="List"
      back={{ to: paths.lists(), label: 'All Lists' }}
      queryOf={listQuery}
      loading={<SkeletonGrid count={12} label="Loading the list" />}
      frame={(state, slug) => (
        <>
          <PageBanner title="List" slug={slug} kind="list" />
          <PageBody>{state}</PageBody>
        </>
      )}
    >
      {(list) => <LoadedList list={list} />}
    </RecordPage>
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
        <p className="co:pb-3">
          <ShareButton
            className={buttonClass({ variant: 'secondary', size: 'small' })}
            record={{ name, facts: `, ${itemCount} ${itemNoun}`, path: paths.list(slug) }}
          >
            Share
          </ShareButton>
        </p>
        <SampleNote of="Ratings" isShown={hasSampleRating(list.titles)} />
        <ListItems list={list} />
        <Slot name="correct" />
      </PageBody>
    </>
  );
}
