import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { RecordChooser } from '@sinima/catalogue-ui/record-chooser';
import { besidePages } from '@sinima/contracts/languages';
import { paths } from '@sinima/contracts/paths';
import { Link, RichText, useText } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { WantedTitles } from '../features/wanted/wanted-titles.tsx';
import { contributePaths } from '../paths/contribute-paths.ts';
import * as messages from './contribute-page.messages.ts';
import * as pagesMessages from './pages.messages.ts';
import * as pageMessages from '../../api/shapes/page.messages.ts';

/** `/contribute` */
export default function ContributePage(): ReactNode {
  const text = useText();
  return (
    <>
      <PageBanner title={text(pageMessages.contribute)} slug="contribute" />
      <PageBody>
        <div className="con:grid con:max-w-measure con:gap-6 con:text-lg">
          <p>{text(messages.contributeIntroduction)}</p>
          <Section title={text(pagesMessages.correctAFact)}>
            <RecordChooser to={paths.contribute()} />
          </Section>
          <Section title={text(messages.addWhatIsMissing)}>
            <ul>
              <li>
                <Link to={contributePaths.newRecord('title')}>{text(pagesMessages.newTitle)}</Link>
              </li>
              <li>
                <Link to={contributePaths.newRecord('person')}>{text(pagesMessages.newPerson)}</Link>
              </li>
            </ul>
          </Section>
          <Section title={text(messages.proposalsOfOthers)}>
            <ul>
              <li>
                <Link to={contributePaths.edits()}>{text(messages.openEdits)}</Link>
              </li>
              <li>
                <Link to={contributePaths.recent()}>{text(pagesMessages.recentChanges)}</Link>
              </li>
              <li>
                {/* A plain link: it leads to a page of forms, which asks to sign in. */}
                <a href={besidePages(text.language, contributePaths.ownForms())} rel="nofollow">
                  {text(pageMessages.yourEdits)}
                </a>
              </li>
            </ul>
          </Section>
          <Section title={text(messages.correctionNeeds)}>
            <ul>
              <li>{text(messages.needsRecord)}</li>
              <li>{text(messages.needsChange)}</li>
              <li>{text(messages.needsSource)}</li>
            </ul>
          </Section>
          <Section title={text(messages.howDecided)}>
            <p>{text(messages.howDecidedRules)}</p>
          </Section>
          <Section title={text(messages.whatWeDoNotTake)}>
            <p>{text(messages.whatWeDoNotTakeRules)}</p>
          </Section>
          <WantedTitles />
          <Section title={text(messages.takeItWithYou)}>
            <p>
              <RichText
                message={messages.openCatalogue}
                parts={{
                  dump: (content) => (
                    <a href="/api/dump" download>
                      {content}
                    </a>
                  ),
                  cc0: (content) => (
                    <a href="https://creativecommons.org/publicdomain/zero/1.0/">{content}</a>
                  ),
                  api: (content) => <Link to={paths.apiDocs()}>{content}</Link>,
                }}
              />
            </p>
          </Section>
        </div>
      </PageBody>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="con:grid con:gap-3">
      <SectionHeading title={title} />
      {children}
    </section>
  );
}
