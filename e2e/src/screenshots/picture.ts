import type { PageState } from '@sinima/testing/page-states';

/** A picture of a page of the site in one state, at one width in CSS pixels, in one theme. */
export interface Picture {
  readonly page: string;
  readonly state: PageState;
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

/** Folder of the pictures, in the folder of a run. */
export const PICTURES = 'pictures';

/** Return the name of a page as part of a file name. */
export const slugOf = (name: string): string =>
  name
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();

/** Return where a picture lies in the folder of a run. */
export function fileNameOf({ page, state, width, scheme }: Picture): string {
  return `${PICTURES}/${slugOf(page)}-${state}-${width}-${scheme}.png`;
}
