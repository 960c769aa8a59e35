import { paths } from '@sinima/contracts/paths';
import { Link, useSearchParams } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { CitationTexts } from '../features/citation/citation-texts.tsx';
import { WHOLE_CATALOGUE } from '../features/citation/cited-work.ts';
import { RecordCitation } from '../features/citation/record-citation.tsx';
import { SitePage } from '../features/site-page/site-page.tsx';
import { namedRecord } from '@sinima/catalogue-ui/named-record';
import { RecordChooser } from '@sinima/catalogue-ui/record-chooser';

/** `/licence`, and with a record named, how to cite it */
export default function LicencePage(): ReactNode {
  const [search] = useSearchParams();
  const record = namedRecord(search);
  return (
    <SitePage title="Licence" slug="licence">
      {record === null ? null : <RecordCitation key={`${record.kind} ${record.slug}`} record={record} />}
      <h2>What is free for everybody</h2>
      <p>
        The catalogue is given to the public under{' '}
        <a href="https://creativecommons.org/publicdomain/zero/1.0/">CC0 1.0</a>: titles, people, credits,
        awards, festivals and lists, with our plots and biographies.{' '}
        <a href="/api/dump" download>
          The whole catalogue
        </a>{' '}
        is one file. You may copy, change and sell it, and need not ask or name us; a citation helps others to
        check what you say.
      </p>
      <h2>What is not under CC0</h2>
      <ul>
        <li>The program behind the site is under the Apache License 2.0.</li>
        <li>The typefaces, made from Anton and Noto Sans, are under the SIL Open Font License.</li>
        <li>
          Films, series, their names and their marks belong to those who made them. CC0 does not cover
          trademarks.
        </li>
        <li>What members write is theirs, and no part of the catalogue or of its file.</li>
        <li>Sample data are made up to try the site, and are no part of the catalogue either.</li>
      </ul>
      <h2>Sources are kept</h2>
      <p>
        A record names the sources of its facts, on its page and in the file. Facts from the African Film
        Archive (MIT License) and from oscar_data (BSD 2-Clause License) keep the notices of these collections
        beside the data.
      </p>
      <h2>{record === null ? 'Cite a title or a person' : 'Cite another'}</h2>
      <p>
        Name the source behind a fact where the record has one; cite Sinima for what it compiles. Your browser
        fills in the address of this site and today’s date; without JavaScript they read SITE and YYYY-MM-DD.
      </p>
      <RecordChooser to={paths.licence()} />
      <h2>Cite the whole catalogue</h2>
      <CitationTexts work={WHOLE_CATALOGUE} />
      <p>
        What else holds for the use of the site is in the <Link to={paths.terms()}>terms</Link>.
      </p>
    </SitePage>
  );
}
