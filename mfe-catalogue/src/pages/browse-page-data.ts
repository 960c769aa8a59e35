import { pageHead } from '@sinima/catalogue-ui/page-head';
import type { PageContext, RemotePage } from '@sinima/contracts/remote';
import { browseQuery } from '../features/browse/browse-query.ts';
import type { Catalogue } from '../features/browse/catalogues.ts';

/** Return how the page of a catalogue reads what it shows, and what it says of itself. */
export function browsePageData(catalogue: Catalogue): Required<Pick<RemotePage, 'prefetch' | 'head'>> {
  const { title, description, path } = catalogue;
  const pageQuery = ({ search }: PageContext) => browseQuery(catalogue, search);
  return {
    prefetch: (context) => context.data.fetch(pageQuery(context)),
    head: pageHead({ title, description, canonical: path() }, pageQuery),
  };
}
