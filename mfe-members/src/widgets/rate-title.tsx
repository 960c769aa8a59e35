import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { lazyPart } from '@sinima/ui-kit/lazy-part';
import { Skeleton } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { memberPaths } from '../member/member-paths.ts';
import { SignInLink } from '../member/sign-in-link.tsx';
import { useMemberState } from '../member/state-query.ts';
import * as messages from './widgets.messages.ts';
import * as memberMessages from '../member/member.messages.ts';

/** Loaded for members: most visitors are none. */
const OwnTitle = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "own-title" */ './own-title.tsx')).OwnTitle,
}));

/** A visitor's actions on a title: sign in to rate it, or, as a member, rate it and note viewings. */
export function RateTitle({ slug }: { slug: string }): ReactNode {
  const text = useText();
  const { isMember, state, isError, retry } = useMemberState({ titles: [slug] });
  if (!isMember)
    return (
      <p className={place}>
        <SignInLink
          query={['tab']}
          form={memberPaths.titleForms(slug)}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {text(messages.rateThisTitle)}
        </SignInLink>
      </p>
    );
  if (isError)
    return (
      <p className={place}>
        <span>{text(messages.yourRatingCouldNotBe)}</span>
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          onClick={retry}
        >
          {text(memberMessages.tryAgain)}
        </button>
      </p>
    );
  if (state === undefined)
    return (
      <p className={place} role="status" aria-label={text(messages.loadingYourRating)}>
        <Skeleton width="10rem" height="2.5rem" />
      </p>
    );
  const [title] = state.titles;
  return title === undefined ? null : (
    <OwnTitle
      attempt={0}
      substitute={<p className={place}>{text(messages.yourRatingCouldNotBeLoaded)}</p>}
      title={title}
      limit={state.limit}
      onDiary={retry}
    />
  );
}

/** As high for members as for others, so that nothing moves when it is known which one this is. */
const place = 'me:flex me:min-h-target me:flex-wrap me:items-center me:gap-3';
