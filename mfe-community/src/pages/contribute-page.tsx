import { paths } from '@sinima/contracts/paths';
import { isMissing, Link, useQuery, useSearchParams } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import type { ReactNode } from 'react';
import { sourceRecordQuery } from '../features/correction/api/source-record-query.ts';
import { CorrectionForm } from '../features/correction/correction-form.tsx';
import { SitePage } from '../features/site-page/site-page.tsx';
import { namedRecord, type NamedRecord } from '../record/named-record.ts';
import { RecordChooser } from '../record/record-chooser.tsx';

/** `/contribute`, and with a record named, the form that corrects it */
export default function ContributePage(): ReactNode {
  const [search] = useSearchParams();
  const record = namedRecord(search);
  return (
    <SitePage title="Contribute" slug="contribute">
      {record === null ? null : <Correction key={`${record.kind} ${record.slug}`} record={record} />}
      <p>
        A database is as good as the people who correct it. The catalogue is plain text that anybody may
        propose changes to, without an account.
      </p>
      <h2>{record === null ? 'Correct a fact' : 'Correct another'}</h2>
      <RecordChooser to={paths.contribute()} />
      <h2>What a correction needs</h2>
      <ul>
        <li>the title or person that it is about: “Correct a fact” on its page brings you here with it;</li>
        <li>what is wrong, and what would be right;</li>
        <li>a source that others can look up: credits on screen, a distributor, a festival, a newspaper.</li>
      </ul>
      <h2>What we do not take</h2>
      <p>
        Of living people the database holds no more than name, work, nationality and year of birth. Plots are
        told in our own words, and pictures are used only with a licence.
      </p>
      <h2>Take it with you</h2>
      <p>
        <a href="/api/dump" download>
          The whole catalogue
        </a>{' '}
        is one file, a record a line (NDJSON), given to the public under{' '}
        <a href="https://creativecommons.org/publicdomain/zero/1.0/">CC0 1.0</a>: titles, people, awards,
        festivals and lists, without the sample data of this site. What you add is given under CC0 too. Single
        records are in the <Link to={paths.apiDocs()}>API</Link>.
      </p>
    </SitePage>
  );
}

function Correction({ record }: { record: NamedRecord }): ReactNode {
  const { data, error, refetch } = useQuery(sourceRecordQuery(record));
  if (data) return <CorrectionForm record={data} />;
  if (isMissing(error))
    return (
      <p role="status">
        The catalogue’s files have no {record.kind} “{record.slug}”.
      </p>
    );
  return error ? <ErrorArea onRetry={() => void refetch()} /> : <p role="status">Opening the record …</p>;
}
