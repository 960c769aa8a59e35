import type { FactSource } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { FactList } from '../fact-list/fact-list.tsx';
import { englishData } from '../text/english-data.ts';
import * as messages from './record.messages.ts';

interface RecordSourcesProps {
  sources: readonly FactSource[];
  /** The record that is cited, as `paths.licence` takes it. */
  record: { title: string } | { person: string };
  /** The way to correct it. */
  children?: ReactNode;
}

/** Where the facts of a record were looked up, and the ways to cite and to correct them. */
export function RecordSources({ sources, record, children }: RecordSourcesProps): ReactNode {
  const text = useText();
  return (
    <section>
      <SectionHeading title={text(messages.sources)} />
      {sources.length === 0 ? (
        <p>{text(messages.noSourceIsNamedFor)}</p>
      ) : (
        <FactList
          facts={sources.map(({ what, where, url }) => ({
            label: <span {...englishData(text)}>{what}</span>,
            value: url === null ? where : <a href={url}>{where}</a>,
          }))}
        />
      )}
      <p>
        <Link to={paths.licence(record)}>{text(messages.citeThisPage)}</Link>
      </p>
      {children}
    </section>
  );
}
