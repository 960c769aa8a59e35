/** The pages by which it is seen what a fault costs. */
import { home, movies, people, person, title, tvShows, type SitePage } from '../site/site-pages.ts';

/** A page, the remotes that draw it, and words that it has when all is well. */
export interface TriedPage extends Pick<SitePage, 'address'> {
  readonly remotes: readonly string[];
  readonly heading: RegExp;
}

const of = (remotes: string[], { address, heading }: Pick<SitePage, 'address' | 'heading'>): TriedPage => ({
  address,
  remotes,
  heading: typeof heading === 'string' ? new RegExp(heading) : heading,
});

const COMMUNITY = 'mfe-community';

export const triedPages: readonly TriedPage[] = [
  of(['mfe-catalogue', 'mfe-people', COMMUNITY], home),
  of(['mfe-catalogue'], movies),
  of(['mfe-catalogue'], tvShows),
  of(['mfe-title'], title),
  of(['mfe-title'], { address: `${title.address}/cast`, heading: /Full Cast/ }),
  of(['mfe-people'], people),
  of(['mfe-people'], person),
  of([COMMUNITY], { address: '/reviews', heading: /Reviews/ }),
  of([COMMUNITY], { address: '/data-use', heading: /Data use/i }),
];

export const triedRemotes = ['mfe-title', 'mfe-catalogue', 'mfe-people', COMMUNITY] as const;
