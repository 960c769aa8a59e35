import { listKind } from '@sinima/catalogue-ui/record-kinds/list';
import { englishData } from '@sinima/catalogue-ui/english-data';
import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { RecordPage } from '@sinima/catalogue-ui/record-page';
import { ShareButton } from '@sinima/catalogue-ui/share-button';
import { hasSampleRating, SampleNote } from '@sinima/catalogue-ui/sample-note';
import type { ListDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Slot, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { buttonClass } from '@sinima/ui-kit/button';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { listQuery } from '../features/lists/api/list-query.ts';
import { itemCountOf } from '../features/lists/item-count.ts';
import { ListItems } from '../features/lists/list-items.tsx';
import * as messages from './list-page.messages.ts';

/** `/lists/{slug}` */
export default function ListPage(): ReactNode {
  const text = useText();
  return (
    <RecordPage
      kind={listKind}
      back={{ to: paths.lists(), label: text(messages.allLists) }}
      queryOf={listQuery}
      loading={<SkeletonGrid count={12} label={text(messages.loadingList)} />}
      frame={(state, slug) => (
        <>
          <PageBanner title={text(messages.listNoun)} slug={slug} kind="list" />
          <PageBody>{state}</PageBody>
        </>
      )}
    >
      {(list) => <LoadedList list={list} />}
    </RecordPage>
  );
}

function LoadedList({ list }: { list: ListDetail }): ReactNode {
  const text = useText();
  const { name, slug, description } = list;
  const count = itemCountOf(list, text);
  return (
    <>
      <PageBanner
        title={name}
        isName
        slug={slug}
        kind="list"
        {...(description ? { note: <span {...englishData(text)}>{description}</span> } : {})}
      >
        <p>
          <Badge tone="accent">{count}</Badge>
        </p>
      </PageBanner>
      <PageBody>
        <p className="co:pb-3">
          <ShareButton
            className={buttonClass({ variant: 'secondary', size: 'small' })}
            record={{ name, facts: `, ${count}`, path: paths.list(slug) }}
          >
            {text(messages.shareList)}
          </ShareButton>
        </p>
        <SampleNote of="ratings" isShown={hasSampleRating(list.titles)} />
        <ListItems list={list} />
        <Slot name="correct" />
      </PageBody>
    </>
  );
}
