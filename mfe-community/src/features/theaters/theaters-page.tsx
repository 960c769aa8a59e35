import type { City } from '@sinima/contracts/api';
import { CITIES } from '@sinima/contracts/vocabulary';
import { paths } from '@sinima/contracts/paths';
import { keepPreviousData, Link, useQuery, useSearchParams } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { Pagination } from '@sinima/ui-kit/pagination';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import { countText } from '../../count-text.ts';
import { FilterChips } from '../../filter-chips.tsx';
import { pageNumberOf } from '../../page-number.ts';
import section from '../../section.module.css';
import { theaterPageSize, theatersQuery } from './api/theaters-query.ts';
import { cityOf } from './cities.ts';
import { TitleShowings } from './components/title-showings.tsx';

/** `/theaters`: what is shown where and when. */
export default function TheatersPage() {
  const [search] = useSearchParams();
  const city = cityOf(search);
  return (
    <>
      <PageBanner
        title="Now in Theaters"
        note="Theaters, showtimes and prices are sample data for now: no tickets can be bought here yet."
        slug="theaters"
        country="Ethiopia"
      />
      <div className={section.page}>
        <FilterChips
          label="Cities"
          values={CITIES}
          selected={city}
          addressOf={(chosen) => paths.theaters(chosen)}
        />
        <div className={section.results}>
          <Showings city={city} page={pageNumberOf(search)} />
        </div>
      </div>
    </>
  );
}

function Showings({ city, page }: { city: City | undefined; page: number }) {
  const query = useQuery({ ...theatersQuery(city, page), placeholderData: keepPreviousData });
  if (query.isPending) return <SkeletonRows count={4} height="14rem" label="Loading titles in theaters" />;
  if (query.isError) return <ErrorArea onRetry={() => void query.refetch()} />;
  const { items, total } = query.data;
  if (items.length === 0) return <p>Nothing is known to be shown in {city ?? 'any city'} now.</p>;
  return (
    <div aria-busy={query.isPlaceholderData}>
      <p className={section.count}>
        <Badge tone="accent">{countText(total, 'title')}</Badge>
      </p>
      {items.map((title) => (
        <TitleShowings key={title.id} title={title} />
      ))}
      <Pagination
        Link={Link}
        page={page}
        pageCount={Math.ceil(total / theaterPageSize)}
        to={(other) => paths.theaters(city, other === 1 ? undefined : other)}
      />
    </div>
  );
}
