import type { PageContext } from '@sinima/contracts/remote';
import { featuredTalentQuery } from '../features/featured-talent/api/featured-talent-query.ts';

/** Featured people, on the home page. */
export { default } from './featured-talent-widget.tsx';

export const prefetch = ({ data }: PageContext) => data.fetch(featuredTalentQuery());
