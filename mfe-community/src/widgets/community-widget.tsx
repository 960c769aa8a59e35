import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';

/** The site's slogans, to the letter (`docs/specification.md §2`). */
const SLOGANS = ['2,400+ Posts', '15K+ Members', 'Hot Topics', '50+ Awards'];

/** Invites to the community. */
export default function CommunityWidget(): ReactNode {
  return (
    <PageSection aria-labelledby="community-title">
      <div className="co:grid co:gap-5 co:border-y-10 co:border-transparent co:bg-indigo-deep co:px-5 co:py-6 co:text-chalk co:[border-image:var(--weave)_10]">
        <div>
          <h2 id="community-title" className="co:headline co:text-3xl co:uppercase">
            Community
          </h2>
          <p>Talk about films with the people who love them and the people who make them.</p>
        </div>
        <ul className="co:grid co:list-none co:grid-cols-2 co:gap-4 co:p-0 co:md:grid-cols-4">
          {SLOGANS.map((slogan) => (
            <li
              key={slogan}
              className="co:headline co:border-s-6 co:border-terracotta co:ps-3 co:text-xl co:leading-[1.3] co:font-normal co:tracking-[0.01em] co:even:border-palm-bright"
            >
              {slogan}
            </li>
          ))}
        </ul>
        <p className="co:text-sm">
          That is where the community wants to be. Its members and reviews of today are counted above.
        </p>
        <p>
          <Link to={paths.forums()} className={buttonClass()}>
            Join Our Community
          </Link>
        </p>
      </div>
    </PageSection>
  );
}
