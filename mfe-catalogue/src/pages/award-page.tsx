import { awardKind } from '@sinima/catalogue-ui/record-kinds/award';
import { RecordPage } from '@sinima/catalogue-ui/record-page';
import type { AwardsBodyDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, Slot, useSearchParams, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { Pagination } from '@sinima/ui-kit/pagination';
import { UnseenHeading } from '@sinima/ui-kit/unseen-heading';
import type { ReactNode } from 'react';
import { awardQuery } from '../features/awards/api/award-query.ts';
import { AwardEditions } from '../features/awards/award-editions.tsx';
import { chosenYear } from '../features/awards/chosen-year.ts';
import { YearChips } from '../features/awards/year-chips.tsx';
import { OccasionSkeleton } from '../occasion/occasion-grid.tsx';
import { occasionText, originText } from '../occasion/occasion-texts.ts';
import * as messages from './award-page.messages.ts';
import { countryName } from '@sinima/catalogue-ui/place-names';
import { englishData } from '@sinima/catalogue-ui/english-data';

const page = 'ca:mx-auto ca:grid ca:max-w-page ca:grid-cols-1 ca:gap-6 ca:px-gutter ca:pt-6';

/** `/awards/{slug}?year=&page=` */
export default function AwardPage(): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  return (
    <RecordPage
      kind={awardKind}
      back={{ to: paths.awards(), label: text(messages.allAwards) }}
      queryOf={(slug) => awardQuery(slug, search)}
      loading={<OccasionSkeleton count={2} label={text(messages.loadingTheAward)} />}
      frame={(state) => (
        <div className={page}>
          <UnseenHeading>{text(messages.award)}</UnseenHeading>
          {state}
        </div>
      )}
    >
      {(award) => <LoadedAward award={award} />}
    </RecordPage>
  );
}

function LoadedAward({ award }: { award: AwardsBodyDetail }): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  const year = chosenYear(award, search);
  const { editions, page: number, pageCount } = award;
  return (
    <>
      <PageBanner
        title={award.name}
        isName
        note={originText(
          [award.country === null ? null : countryName(award.country, text)],
          award.foundedYear,
          text,
        )}
        slug={award.slug}
        kind="award"
        country={award.country}
      >
        <p>
          <Badge tone="accent">{occasionText(award, text)}</Badge>
        </p>
      </PageBanner>
      <div className={page}>
        <p className="ca:max-w-[60ch] ca:text-lg" {...englishData(text)}>
          {award.description}
        </p>
        {award.years.length > 1 ? <YearChips award={award} year={year} /> : null}
        {editions.length === 0 ? (
          <p>{text(messages.noWinnersAreKnownHere)}</p>
        ) : (
          <AwardEditions editions={editions} />
        )}
        <Pagination
          Link={Link}
          page={number}
          pageCount={pageCount}
          to={(to) => paths.award(award.slug, to === 1 ? {} : { page: to })}
        />
        <Slot name="correct" />
      </div>
    </>
  );
}
