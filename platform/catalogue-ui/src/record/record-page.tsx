import type { Language } from '@sinima/contracts/languages';
import type { DataQuery } from '@sinima/contracts/remote';
import { isMissing, useParams, useQuery, useText } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { UnseenHeading } from '@sinima/ui-kit/unseen-heading';
import type { ReactNode } from 'react';
import { RecordNotFound } from './record-not-found.tsx';
import type { RecordKind } from '../record-kinds/record-kind.ts';

interface RecordPageProps<T> {
  kind: RecordKind;
  /** The way to all of them; the way home by default. */
  back?: { readonly to: string; readonly label: string };
  /** The read of the record by the slug, or id, in the address, in the language of the page. */
  queryOf: (slug: string, language: Language) => DataQuery<T>;
  loading: ReactNode;
  /** The page without its record, with `loading` or an error in it; by default below a heading that is not seen. */
  frame?: (state: ReactNode, slug: string) => ReactNode;
  children: (record: T) => ReactNode;
}

/** The page of the record whose slug is in its address: on its way, not found, not to be read, or there. */
export function RecordPage<T>(props: RecordPageProps<T>): ReactNode {
  const text = useText();
  const { kind, back, queryOf, loading, frame, children } = props;
  const { slug = '' } = useParams();
  const { data: record, error, refetch } = useQuery(queryOf(slug, text.language));

  if (isMissing(error)) return <RecordNotFound kind={kind} {...(back && { back })} />;
  if (record !== undefined) return children(record);
  const state = error ? <ErrorArea onRetry={() => void refetch()} /> : loading;
  if (frame) return frame(state, slug);
  return (
    <>
      <UnseenHeading>{text(kind.name)}</UnseenHeading>
      {state}
    </>
  );
}
