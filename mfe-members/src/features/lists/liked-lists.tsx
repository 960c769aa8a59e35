import { Link, useQuery, useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { memberPaths } from '../../member/member-paths.ts';
import { plainStyles } from '../../member/plain-styles.ts';
import { likedListsQuery } from './api/list-queries.ts';
import * as messages from './lists.messages.ts';
import * as memberMessages from '../../member/member.messages.ts';

/** The lists of members that are liked most; nothing where there are none. */
export function LikedLists(): ReactNode {
  const text = useText();
  const { data } = useQuery(likedListsQuery());
  if (!data || data.items.length === 0) return null;
  return (
    <section style={plainStyles.section}>
      <h2 style={plainStyles.heading}>
        <span style={plainStyles.strip} />
        {text(messages.listsByMembers)}
      </h2>
      <ul style={plainStyles.cards}>
        {data.items.map(({ key, name, author, itemCount, likes }) => (
          <li key={key} style={plainStyles.card}>
            <h3 style={plainStyles.cardHeading}>
              <Link to={memberPaths.list(key)} style={plainStyles.link}>
                {name}
              </Link>
            </h3>
            <p style={plainStyles.note}>
              {author === null ? null : `${author.displayName} · `}
              {text(memberMessages.titleCount, { count: itemCount })} ·{' '}
              {text(memberMessages.likeCount, { count: likes })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
