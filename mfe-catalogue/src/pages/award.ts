import { awardKind } from '@sinima/catalogue-ui/record-kinds/award';
import { recordHead, recordSocial } from '@sinima/catalogue-ui/record-head';
import { paths } from '@sinima/contracts/paths';
import type { PageContext } from '@sinima/contracts/remote';
import { awardQuery } from '../features/awards/api/award-query.ts';
import { chosenYear } from '../features/awards/chosen-year.ts';

/** The page of an award, with the editions that its address asks for. */
export { default } from './award-page.tsx';

export const prefetch = ({ params, search, data }: PageContext) =>
  data.fetch(awardQuery(params.slug ?? '', search));

export const head = (context: PageContext) =>
  recordHead(
    awardKind,
    (slug) => awardQuery(slug, context.search),
    (award, { search, text }) => {
      const { name, description, slug, page } = award;
      const year = chosenYear(award, search);
      const place = year === null ? (page === 1 ? {} : { page }) : { year };
      return {
        title: year === null ? name : `${name} ${year}`,
        description,
        canonical: paths.award(slug, place),
        social: recordSocial('award', slug, name, text),
      };
    },
  )(context);
