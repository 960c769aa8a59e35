import { paths } from '@sinima/contracts/paths';
import { Link, RichText, useSearchParams, useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { CitationTexts } from '../features/citation/citation-texts.tsx';
import { WHOLE_CATALOGUE } from '../features/citation/cited-work.ts';
import { RecordCitation } from '../features/citation/record-citation.tsx';
import { SitePage } from '../features/site-page/site-page.tsx';
import { namedRecord } from '@sinima/catalogue-ui/named-record';
import { RecordChooser } from '@sinima/catalogue-ui/record-chooser';
import * as messages from './licence-page.messages.ts';

/** `/licence`, and with a record named, how to cite it */
export default function LicencePage(): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  const record = namedRecord(search);
  return (
    <SitePage title={text(messages.licenceTitle)} slug="licence">
      {record === null ? null : <RecordCitation key={`${record.kind} ${record.slug}`} record={record} />}
      <h2>{text(messages.freeHeading)}</h2>
      <p>
        <RichText
          message={messages.freeCatalogue}
          parts={{
            cc0: (content) => <a href="https://creativecommons.org/publicdomain/zero/1.0/">{content}</a>,
            dump: (content) => (
              <a href="/api/dump" download>
                {content}
              </a>
            ),
          }}
        />
      </p>
      <h2>{text(messages.notFreeHeading)}</h2>
      <ul>
        <li>{text(messages.licenceOfProgram)}</li>
        <li>{text(messages.licenceOfTypefaces)}</li>
        <li>{text(messages.licenceOfFilms)}</li>
        <li>{text(messages.licenceOfMembers)}</li>
        <li>{text(messages.licenceOfSamples)}</li>
      </ul>
      <h2>{text(messages.sourcesHeading)}</h2>
      <p>{text(messages.sourcesKept)}</p>
      <h2>{text(record === null ? messages.citeHeading : messages.citeAnother)}</h2>
      <p>{text(messages.citeIntroduction)}</p>
      <RecordChooser to={paths.licence()} />
      <h2>{text(messages.citeWholeHeading)}</h2>
      <CitationTexts work={WHOLE_CATALOGUE} />
      <p>
        <RichText
          message={messages.licenceTerms}
          parts={{ link: (content) => <Link to={paths.terms()}>{content}</Link> }}
        />
      </p>
    </SitePage>
  );
}
