import { paths } from '@sinima/contracts/paths';
import type { BreadcrumbList } from 'schema-dts';

/** One step of the way to a page. */
export interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

/** Return the way from the home page to a page, for search engines. */
export function breadcrumbs(steps: readonly Breadcrumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: paths.home() }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  };
}
