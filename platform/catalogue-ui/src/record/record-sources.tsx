import type { FactSource } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { FactList } from '../fact-list/fact-list.tsx';

interface RecordSourcesProps {
  sources: readonly FactSource[];
  /** The record that is corrected or cited, as `paths.contribute` takes it. */
  record: { title: string } | { person: string };
}

/** Where the facts of a record were looked up, and the ways to correct and to cite them. */
export function RecordSources({ sources, record }: RecordSourcesProps): ReactNode {
  return (
    <section>
      <SectionHeading title="Sources" />
      {sources.length === 0 ? (
        <p>No source is named for this record yet.</p>
      ) : (
        <FactList
          facts={sources.map(({ what, where, url }) => ({
            label: what,
            value: url === null ? where : <a href={url}>{where}</a>,
          }))}
        />
      )}
      <p>
        <Link to={paths.contribute(record)}>Correct a fact</Link>
        {' · '}
        <Link to={paths.licence(record)}>Cite this page</Link>
      </p>
    </section>
  );
}
