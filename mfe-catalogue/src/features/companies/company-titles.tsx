import { useText } from '@sinima/runtime';
import { CardList } from '@sinima/catalogue-ui/card-list';
import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { hasSampleRating, SampleNote } from '@sinima/catalogue-ui/sample-note';
import { RatedTitleCard } from '@sinima/catalogue-ui/title-record-card';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import type { CompanyCredit } from '../../../api/openapi.ts';
import { SourceNames } from '../../occasion/source-names.tsx';
import { creditText } from './company-texts.ts';
import * as messages from './companies.messages.ts';

/** The titles of a company by what it did for them, each group with its sources. */
export function CompanyTitles({ credits }: { credits: readonly CompanyCredit[] }): ReactNode {
  const text = useText();
  const groups = new Map<string, CompanyCredit[]>();
  for (const credit of credits)
    groups.set(creditText(credit, text), [...(groups.get(creditText(credit, text)) ?? []), credit]);
  if (groups.size === 0)
    return (
      <PageSection>
        <p>{text(messages.noTitlesHere)}</p>
      </PageSection>
    );
  return [...groups].map(([what, group]) => {
    const titles = group.map(({ title }) => title);
    return (
      <PageSection key={what}>
        <SectionHeading title={what} />
        <SampleNote of="ratings" isShown={hasSampleRating(titles)} />
        <CardList items={titles} columns="four">
          {(title) => <RatedTitleCard title={title} />}
        </CardList>
        <div className="ca:mt-4">
          <SourceNames sources={group.map(({ source }) => source)} />
        </div>
      </PageSection>
    );
  });
}
