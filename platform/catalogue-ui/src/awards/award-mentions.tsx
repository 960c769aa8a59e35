import type { AwardsMention } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import type { ReactNode } from 'react';
import styles from './award-mentions.module.css';

interface AwardMentionsProps {
  mentions: readonly AwardsMention[];
  /** What each names besides the award: on the page of a title the person, on that of a person the title. */
  naming: 'title' | 'person';
}

/** What a title or a person was nominated for and won. */
export function AwardMentions({ mentions, naming }: AwardMentionsProps): ReactNode {
  return (
    <ul className={styles.mentions}>
      {mentions.map((mention, place) => (
        <Mention
          key={`${mention.awardSlug}${mention.year}${mention.category}${mention[naming]?.id}${place}`}
          mention={mention}
          named={naming === 'title' ? titleLink(mention) : personLink(mention)}
        />
      ))}
    </ul>
  );
}

function titleLink({ title }: AwardsMention): ReactNode {
  return title && <Link to={paths.title(title.slug)}>{title.displayTitle}</Link>;
}

function personLink({ person }: AwardsMention): ReactNode {
  return person && <Link to={paths.person(person.slug)}>{person.name}</Link>;
}

function Mention({ mention, named }: { mention: AwardsMention; named: ReactNode }): ReactNode {
  const { won, award, awardSlug, year, category } = mention;
  return (
    <li>
      <Badge tone={won ? 'accent' : 'plain'}>{won ? 'Winner' : 'Nominee'}</Badge>
      <p>
        <strong>{category}</strong>
        {named === null ? null : <> · {named}</>}
      </p>
      <p className={styles.occasion}>
        <Link to={paths.award(awardSlug, year)}>
          {award}, {year}
        </Link>
      </p>
    </li>
  );
}
