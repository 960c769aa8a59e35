import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { useParams } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import { EditForm } from '../features/edit-form/edit-form.tsx';
import { kindIn } from '../paths/contribute-paths.ts';
import { RecordNotFound } from './record-not-found.tsx';

/** `/contribute/new/{kind}` */
export default function NewPage(): ReactNode {
  const kind = kindIn(useParams().kind);
  if (kind !== 'title' && kind !== 'person') return <RecordNotFound />;
  return (
    <>
      <PageBanner
        title={kind === 'title' ? 'A new title' : 'A new person'}
        note="Please search for it first: it may be there under another name."
        slug="contribute"
      />
      <PageBody>
        <EditForm kind={kind} facts={{}} />
      </PageBody>
    </>
  );
}
