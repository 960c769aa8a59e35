import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { isMissing, useParams, useQuery, useText } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { editQuery } from '../features/edits/api/edit-queries.ts';
import { EditView } from '../features/edits/edit-view.tsx';
import { editIdIn } from '../paths/contribute-paths.ts';
import * as messages from './one-edit-page.messages.ts';
import { RecordNotFound } from './record-not-found.tsx';

/** `/contribute/edits/{id}` */
export default function OneEditPage(): ReactNode {
  const id = editIdIn(useParams().id);
  return id === undefined ? <RecordNotFound title={messages.editNotFound} /> : <OneEdit id={id} />;
}

function OneEdit({ id }: { id: string }): ReactNode {
  const text = useText();
  const { data, error, refetch } = useQuery(editQuery(id));
  if (isMissing(error)) return <RecordNotFound title={messages.editNotFound} />;
  if (error) return <ErrorArea onRetry={() => void refetch()} />;
  if (data === undefined)
    return <SkeletonRows count={4} height="5rem" label={text(messages.loadingTheEdit)} />;
  return (
    <>
      <PageBanner title={data.name} isName note={text(messages.oneEditNote)} slug={data.record.slug} />
      <PageBody>
        <EditView edit={data} />
      </PageBody>
    </>
  );
}
