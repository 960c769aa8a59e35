import { Link, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import type { ReactNode } from 'react';
import type { MemberListCard } from '../../../api/openapi.ts';
import * as messages from './lists.messages.ts';
import * as memberMessages from '../../member/member.messages.ts';

const grid =
  'me:grid me:list-none me:gap-4 me:p-[var(--row-padding,0)] ' +
  'me:grid-cols-[var(--row-columns,repeat(auto-fill,minmax(min(100%,13rem),1fr)))]';

const card =
  'me:group me:relative me:grid me:grid-rows-[auto_1fr] me:bg-surface ' +
  'me:has-focus-visible:outline-3 me:has-focus-visible:outline-offset-4 me:has-focus-visible:outline-focus';

/** The whole card is the link's target. */
const link =
  'me:text-inherit me:no-underline me:after:absolute me:after:inset-0 me:focus-visible:outline-0 ' +
  'me:group-hover:underline me:group-hover:decoration-ochre me:group-hover:decoration-3';

const VISIBILITIES = {
  public: messages.visibilityPublic,
  unlisted: messages.visibilityUnlisted,
  private: messages.visibilityPrivate,
} as const;

interface ListCardsProps {
  lists: readonly MemberListCard[];
  level: 2 | 3;
  addressOf: (key: string) => string;
  /** Says who can read each list: the lists are the member’s own. */
  showsVisibility?: boolean;
  /** Classes besides the grid's. */
  className?: string;
}

/** Members’ lists as bolts of cloth, each with its name, its author and how much is on it. */
export function ListCards({
  lists,
  level,
  addressOf,
  showsVisibility,
  className = '',
}: ListCardsProps): ReactNode {
  const text = useText();
  const Heading = `h${level}` as const;
  return (
    <ul className={`${grid} ${className}`}>
      {lists.map(({ key, name, author, itemCount, likes, visibility, hiddenBecause, role }) => (
        <li key={key} className={card}>
          <img
            className="me:h-[5rem] me:w-full me:bg-indigo me:object-cover me:object-[left_center]"
            src={clothPath({ kind: 'list', slug: key, genres: [], country: null, year: null })}
            alt=""
            width={1200}
            height={300}
            loading="lazy"
            decoding="async"
          />
          <div className="me:grid me:content-start me:gap-2 me:border-t-6 me:border-ochre me:p-4">
            <Heading className="me:headline me:text-xl me:tracking-[0.01em] me:wrap-anywhere">
              <Link to={addressOf(key)} className={link} {...(showsVisibility && { rel: 'nofollow' })}>
                {name}
              </Link>
            </Heading>
            <p className="me:flex me:flex-wrap me:gap-2">
              <Badge tone="accent">{text(memberMessages.titleCount, { count: itemCount })}</Badge>
              {showsVisibility ? <Badge>{text(VISIBILITIES[visibility])}</Badge> : null}
              {role === 'author' ? <Badge>{text(messages.sharedWithYou)}</Badge> : null}
              {hiddenBecause === null ? null : <Badge tone="warn">{text(messages.hiddenFromOthers)}</Badge>}
            </p>
            <p className="me:text-sm me:text-muted">
              {author === null || role === 'owner' ? null : <>{author.displayName} · </>}
              {text(memberMessages.likeCount, { count: likes })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
