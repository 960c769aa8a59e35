import { countText } from '@sinima/catalogue-ui/count-text';
import { Link, useQuery } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { memberPaths } from '../../member/member-paths.ts';
import { plainStyles } from '../../member/plain-styles.ts';
import { likedListsQuery } from './api/list-queries.ts';

/** The lists of members that are liked most; nothing where there are none. */
export function LikedLists(): ReactNode {
  const { data } = useQuery(likedListsQuery());
  if (!data || data.items.length === 0) return null;
  return (
    <section style={plainStyles.section}>
      <h2 style={plainStyles.heading}>
        <span style={plainStyles.strip} />
        Lists by members
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
              {countText(itemCount, 'title')} · {countText(likes, 'like')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
