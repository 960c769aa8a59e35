import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { RecordChooser } from '@sinima/catalogue-ui/record-chooser';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { WantedTitles } from '../features/wanted/wanted-titles.tsx';
import { contributePaths } from '../paths/contribute-paths.ts';

/** `/contribute` */
export default function ContributePage(): ReactNode {
  return (
    <>
      <PageBanner title="Contribute" slug="contribute" />
      <PageBody>
        <div className="con:grid con:max-w-measure con:gap-6 con:text-lg">
          <p>
            A database is as good as the people who correct it. Anybody may propose a change of the catalogue,
            without an account. Members look at it, and accepted changes are on the site at once.
          </p>
          <Section title="Correct a fact">
            <RecordChooser to={paths.contribute()} />
          </Section>
          <Section title="Add what is missing">
            <ul>
              <li>
                <Link to={contributePaths.newRecord('title')}>A new title</Link>
              </li>
              <li>
                <Link to={contributePaths.newRecord('person')}>A new person</Link>
              </li>
            </ul>
          </Section>
          <Section title="Proposals of others">
            <ul>
              <li>
                <Link to={contributePaths.edits()}>Open edits</Link>
              </li>
              <li>
                <Link to={contributePaths.recent()}>Recent changes</Link>
              </li>
              <li>
                {/* A plain link: it leads to a page of forms, which asks to sign in. */}
                <a href={contributePaths.ownForms()} rel="nofollow">
                  Your edits
                </a>
              </li>
            </ul>
          </Section>
          <Section title="A correction needs">
            <ul>
              <li>the record that it is about: “Correct or add a fact” on its page leads to its form;</li>
              <li>what is wrong, and what would be right;</li>
              <li>
                a source that others can look up: credits on screen, a distributor, a festival, a newspaper.
              </li>
            </ul>
          </Section>
          <Section title="How it is decided">
            <p>
              An edit is open for seven days. Three members with standing accept it, after 48 hours at the
              earliest. A “no” with a reason stops it; its author has 72 hours to answer. Editors decide at
              once, and edits that nobody has reviewed go to them. Ten accepted edits give standing.
            </p>
          </Section>
          <Section title="What we do not take">
            <p>
              Of living people the database holds no more than name, work, nationality and year of birth.
              Plots are told in our own words, and pictures are used only with a licence.
            </p>
          </Section>
          <WantedTitles />
          <Section title="Take it with you">
            <p>
              <a href="/api/dump" download>
                The whole catalogue
              </a>{' '}
              is one file, a record a line (NDJSON), given to the public under{' '}
              <a href="https://creativecommons.org/publicdomain/zero/1.0/">CC0 1.0</a>: titles, people,
              awards, festivals and lists, without the sample data of this site. What you add is given under
              CC0 too. Single records are in the <Link to={paths.apiDocs()}>API</Link>.
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
