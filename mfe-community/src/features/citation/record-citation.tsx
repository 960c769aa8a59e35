import type { DataQuery } from '@sinima/contracts/remote';
import { isMissing, RichText, useQuery, useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import type { NamedRecord } from '@sinima/catalogue-ui/named-record';
import { citedPersonQuery } from './api/cited-person-query.ts';
import { citedTitleQuery } from './api/cited-title-query.ts';
import * as messages from './citation.messages.ts';
import { CitationTexts } from './citation-texts.tsx';
import { pageOfPerson, pageOfTitle, type CitedWork } from './cited-work.ts';

/** How to cite the page of a title or person. */
export function RecordCitation({ record }: { record: NamedRecord }): ReactNode {
  return record.kind === 'title' ? (
    <Citation record={record} query={citedTitleQuery(record.slug)} pageOf={pageOfTitle} />
  ) : (
    <Citation record={record} query={citedPersonQuery(record.slug)} pageOf={pageOfPerson} />
  );
}

interface CitationProps<T> {
  record: NamedRecord;
  query: DataQuery<T>;
  pageOf: (data: T) => CitedWork;
}

function Citation<T>({ record: { kind, slug }, query, pageOf }: CitationProps<T>): ReactNode {
  const text = useText();
  const { data, error } = useQuery(query);
  if (data !== undefined) {
    const work = pageOf(data);
    return (
      <>
        <h2>{text(messages.citeNamed, { name: work.name })}</h2>
        <CitationTexts work={work} />
      </>
    );
  }
  if (isMissing(error))
    return (
      <p role="status">{text(kind === 'title' ? messages.noSuchTitle : messages.noSuchPerson, { slug })}</p>
    );
  if (error === null) return <p role="status">{text(messages.openingRecord)}</p>;
  // In words: with one more page that has the kit's error area, every page of this remote would load it.
  return (
    <p role="alert">
      <RichText message={messages.citationFailed} parts={{ again: (content) => <a href="">{content}</a> }} />
    </p>
  );
}
