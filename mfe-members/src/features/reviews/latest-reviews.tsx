import { dayText } from '@sinima/catalogue-ui/date-text';
import { paths } from '@sinima/contracts/paths';
import { Link, useQuery, useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import type { MemberReview } from '../../../api/openapi.ts';
import { memberPaths } from '../../member/member-paths.ts';
import { plainStyles } from '../../member/plain-styles.ts';
import { latestReviewsQuery } from './api/latest-reviews-query.ts';
import * as messages from './reviews.messages.ts';
import * as memberMessages from '../../member/member.messages.ts';

/** How much of a review a card can show, in characters. */
const MOST_SHOWN = 400;

function beginningOf(text: string): string {
  const characters = [...text];
  return characters.length <= MOST_SHOWN ? text : `${characters.slice(0, MOST_SHOWN).join('')}…`;
}

/** The latest reviews of members; nothing where there are none. */
export function LatestReviews(): ReactNode {
  const say = useText();
  const { data } = useQuery(latestReviewsQuery());
  if (!data || data.items.length === 0) return null;
  return (
    <section style={plainStyles.section}>
      <h2 style={plainStyles.heading}>
        <span style={plainStyles.strip} />
        {say(messages.reviewsByMembers)}
      </h2>
      <ul style={plainStyles.cards}>
        {data.items.map((review) => (
          <li key={review.id}>
            <PlainReview review={review} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlainReview({ review }: { review: MemberReview }): ReactNode {
  const say = useText();
  const { title, author, rating, text, hasSpoilers, createdAt } = review;
  return (
    <article style={plainStyles.card}>
      <h3 style={plainStyles.cardHeading}>
        <Link to={`${paths.title(title.slug)}?tab=reviews`} style={plainStyles.link}>
          {title.displayTitle}
        </Link>
      </h3>
      {rating === null ? null : <p>{say(messages.ratingOutOfTen, { rating })}</p>}
      <p style={plainStyles.firstLines}>{hasSpoilers ? say(messages.tellsTheStory) : beginningOf(text)}</p>
      <p style={plainStyles.note}>
        {author === null ? (
          say(memberMessages.aMember)
        ) : (
          <Link to={memberPaths.member(author.handle)} style={plainStyles.link}>
            {author.displayName}
          </Link>
        )}
        {' · '}
        <time dateTime={createdAt}>{dayText(createdAt, say.language)}</time>
      </p>
    </article>
  );
}
