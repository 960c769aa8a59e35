import type { PersonDetail, TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';

/** The facts that a citation names. */
export interface CitedWork {
  readonly kind: 'page' | 'dataset';
  /** Its key in a BibTeX file. */
  readonly key: string;
  readonly name: string;
  readonly path: string;
}

/** The whole catalogue as one file. */
export const WHOLE_CATALOGUE: CitedWork = {
  kind: 'dataset',
  key: 'sinima-catalogue',
  name: 'Sinima, the open catalogue of African film and television',
  path: '/api/dump',
};

/** Return the page of a title, which is named with its year. */
export function pageOfTitle({
  slug,
  displayTitle,
  releaseYear,
}: Pick<TitleDetail, 'slug' | 'displayTitle' | 'releaseYear'>): CitedWork {
  const name = releaseYear === null ? displayTitle : `${displayTitle} (${releaseYear})`;
  return { kind: 'page', key: `sinima-title-${slug}`, name, path: paths.title(slug) };
}

/** Return the page of a person. */
export function pageOfPerson({ slug, name }: Pick<PersonDetail, 'slug' | 'name'>): CitedWork {
  return { kind: 'page', key: `sinima-person-${slug}`, name, path: paths.person(slug) };
}
