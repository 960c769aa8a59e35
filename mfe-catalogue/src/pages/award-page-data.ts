import { recordHead, recordSocial } from '@sinima/catalogue-ui/record-head';
import { paths } from '@sinima/contracts/paths';
import type { PageContext } from '@sinima/contracts/remote';
import { awardQuery } from '../features/awards/api/award-query.ts';
import { chosenYear } from '../features/awards/chosen-year.ts';

/** Read the award with all its years. */
export async function prefetchAwardPage({ params, data }: PageContext): Promise<void> {
  await data.fetch(awardQuery(params.slug ?? ''));
}

/** Return what the page of an award says of itself. */
export const awardHead = recordHead('Award', awardQuery, (award, { search }) => {
  const { name, description, slug } = award;
  const year = chosenYear(award, search);
  return {
    title: year === null ? name : `${name} ${year}`,
    description,
    canonical: paths.award(slug, year ?? undefined),
    social: recordSocial('award', slug, name),
  };
});
