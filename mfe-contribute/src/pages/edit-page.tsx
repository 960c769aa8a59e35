import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { isMissing, Link, useParams, useQuery, useText } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import type { EditableKind } from '../../api/shapes/record-fields.ts';
import { recordQuery } from '../features/edit-form/api/record-query.ts';
import { EditForm } from '../features/edit-form/edit-form.tsx';
import { SplitForm } from '../features/edit-form/split-form.tsx';
import { WholeRecordForms } from '../features/edit-form/whole-record-forms.tsx';
import { contributePaths, kindIn, recordPath } from '../paths/contribute-paths.ts';
import * as wordsMessages from '../words/words.messages.ts';
import * as messages from './edit-page.messages.ts';
import * as pagesMessages from './pages.messages.ts';
import { RecordNotFound } from './record-not-found.tsx';

/** `/contribute/edit/{kind}/{slug}` */
export default function EditPage(): ReactNode {
  const { kind: named, slug = '' } = useParams();
  const kind = kindIn(named);
  return kind === undefined ? <RecordNotFound /> : <EditOf kind={kind} slug={slug} />;
}

function EditOf({ kind, slug }: { kind: EditableKind; slug: string }): ReactNode {
  const text = useText();
  const { data, error, refetch } = useQuery(recordQuery(kind, slug));
  if (isMissing(error)) return <RecordNotFound />;
  if (error) return <ErrorArea onRetry={() => void refetch()} />;
  if (data === undefined)
    return <SkeletonRows count={6} height="5rem" label={text(messages.openingTheRecord)} />;
  const name = String(data.facts.displayTitle ?? data.facts.name ?? slug);
  return (
    <>
      <PageBanner title={name} isName note={text(messages.editNote)} slug={slug} />
      <PageBody>
        <p className="con:mb-6">
          {text(messages.editAdvice)}{' '}
          <Link to={recordPath(kind, data.slug)}>{text(pagesMessages.backToThePage)}</Link>
          {' · '}
          <Link to={contributePaths.history(kind, data.slug)}>{text(wordsMessages.history)}</Link>
        </p>
        <EditForm kind={kind} slug={data.slug} facts={data.facts} />
        <WholeRecordForms kind={kind} slug={data.slug} />
        {kind === 'title' || kind === 'person' ? (
          <SplitForm kind={kind} slug={data.slug} facts={data.facts} />
        ) : null}
      </PageBody>
    </>
  );
}
