import { festivalKind } from '@sinima/catalogue-ui/record-kinds/festival';
import { PageBody, PageSection } from '@sinima/catalogue-ui/page-layout';
import { RecordPage } from '@sinima/catalogue-ui/record-page';
import type { FestivalDetail } from '../../api/openapi.ts';
import { paths } from '@sinima/contracts/paths';
import { Slot, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { festivalQuery } from '../features/festivals/api/festival-query.ts';
import { CountryTitles } from '../features/festivals/country-titles.tsx';
import { FestivalEditions } from '../features/festivals/festival-editions.tsx';
import { usualMonthText } from '../occasion/occasion-texts.ts';
import * as messages from './festival-page.messages.ts';
import * as titlesMessages from '../titles/titles.messages.ts';
import { countryName } from '@sinima/catalogue-ui/place-names';
import { englishData } from '@sinima/catalogue-ui/english-data';

/** `/festivals/{slug}` */
export default function FestivalPage(): ReactNode {
  const text = useText();
  return (
    <RecordPage
      kind={festivalKind}
      back={{ to: paths.festivals(), label: text(titlesMessages.allFestivals) }}
      queryOf={festivalQuery}
      loading={<SkeletonGrid count={4} label={text(messages.loadingTheFestival)} />}
      frame={(state, slug) => (
        <>
          <PageBanner title={text(messages.festival)} slug={slug} kind="festival" />
          <PageBody>{state}</PageBody>
        </>
      )}
    >
      {(festival) => <LoadedFestival festival={festival} />}
    </RecordPage>
  );
}

function LoadedFestival({ festival }: { festival: FestivalDetail }): ReactNode {
  const text = useText();
  const { slug, name, city, country, foundedYear, description, editions } = festival;
  return (
    <>
      <PageBanner
        title={name}
        isName
        slug={slug}
        kind="festival"
        country={country}
        note={text(messages.cityCountry, { city, country: countryName(country, text) })}
      >
        <p>
          <Badge tone="accent">{usualMonthText(festival, text)}</Badge>
        </p>
      </PageBanner>
      <PageBody>
        <p className="ca:max-w-[60ch] ca:text-lg" {...englishData(text)}>
          {description}
        </p>
        {foundedYear === null ? null : (
          <p className="ca:mt-3 ca:text-muted">{text(messages.firstHeldIn, { year: String(foundedYear) })}</p>
        )}
        <Slot name="correct" />
      </PageBody>
      {editions.length === 0 ? null : (
        <PageSection>
          <SectionHeading title={text(titlesMessages.editions)} note={text(messages.asFarAsTheyAre)} />
          <FestivalEditions editions={editions} />
        </PageSection>
      )}
      <PageSection>
        <SectionHeading
          title={text(messages.fromCountry, { country: countryName(country, text) })}
          note={text(messages.titlesOfTheFestivalsCountry)}
        />
        <CountryTitles festival={festival} />
      </PageSection>
    </>
  );
}
