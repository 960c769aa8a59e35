import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';
import * as messages from './community-widget.messages.ts';

/** The site's slogans, to the letter (`docs/specification.md §2`). */
const SLOGANS = [messages.sloganPosts, messages.sloganMembers, messages.sloganTopics, messages.sloganAwards];

/** Invites to the community. */
export default function CommunityWidget(): ReactNode {
  const text = useText();
  return (
    <PageSection aria-labelledby="community-title">
      <div className="co:grid co:gap-5 co:border-y-10 co:border-transparent co:bg-indigo-deep co:px-5 co:py-6 co:text-chalk co:[border-image:var(--weave)_10]">
        <div>
          <h2 id="community-title" className="co:headline co:text-3xl co:uppercase">
            {text(messages.communityTitle)}
          </h2>
          <p>{text(messages.communityInvitation)}</p>
        </div>
        <ul className="co:grid co:list-none co:grid-cols-2 co:gap-4 co:p-0 co:md:grid-cols-4">
          {SLOGANS.map((slogan, place) => (
            <li
              key={place}
              className="co:headline co:border-s-6 co:border-terracotta co:ps-3 co:text-xl co:leading-[1.3] co:font-normal co:tracking-[0.01em] co:even:border-palm-bright"
            >
              {text(slogan)}
            </li>
          ))}
        </ul>
        <p className="co:text-sm">{text(messages.communityAim)}</p>
        <p>
          <Link to={paths.forums()} className={buttonClass()}>
            {text(messages.joinCommunity)}
          </Link>
        </p>
      </div>
    </PageSection>
  );
}
