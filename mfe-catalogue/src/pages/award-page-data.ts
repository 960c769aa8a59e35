import { recordData, recordSocial } from '@sinima/catalogue-ui/record-head';
import { paths } from '@sinima/contracts/paths';
import { awardQuery } from '../features/awards/api/award-query.ts';
import { chosenYear } from '../features/awards/chosen-year.ts';

/** The page of an award, with all its years. */
export const awardPageData = recordData('Award', awardQuery, (award, { search }) => {
  const { name, description, slug } = award;
  const year = chosenYear(award, search);
  return {
    title: year === null ? name : `${name} ${year}`,
    description,
    canonical: paths.award(slug, year ?? undefined),
    social: recordSocial('award', slug, name),
  };
});
