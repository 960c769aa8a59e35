import type { AwardsMention } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import type { ReactNode } from 'react';
import styles from './award-mentions.module.css';
import * as messages from './awards.messages.ts';

interface AwardMentionsProps {
  mentions: readonly AwardsMention[];
  /** The other name of each: the person on the page of a title, the title on that of a person. */
  naming: 'title' | 'person';
}

/** The nominations and awards of a title or a person, by edition in the order given. */
export function AwardMentions({ mentions, naming }: AwardMentionsProps): ReactNode {
  return (
    <ul className={styles.editions}>
      {editionsOf(mentions).map(({ award, awardSlug, year, own }) => (
        <li key={`${awardSlug}${year}`}>
          <p className={styles.occasion}>
            <Link to={paths.award(awardSlug, { year })}>
              {award}, {year}
            </Link>
          </p>
          <ul className={styles.mentions}>
            {own.map((mention, place) => (
              <Mention
                key={`${mention.category}${mention[naming]?.id}${place}`}
                mention={mention}
                named={naming === 'title' ? titleOf(mention) : personOf(mention)}
              />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

interface Edition extends Pick<AwardsMention, 'award' | 'awardSlug' | 'year'> {
  readonly own: AwardsMention[];
}

function editionsOf(mentions: readonly AwardsMention[]): Edition[] {
  const editions = new Map<string, Edition>();
  for (const mention of mentions) {
    const { award, awardSlug, year } = mention;
    const edition = editions.get(`${awardSlug} ${year}`) ?? { award, awardSlug, year, own: [] };
    edition.own.push(mention);
    editions.set(`${awardSlug} ${year}`, edition);
  }
  return [...editions.values()];
}

function titleOf({ title, work }: AwardsMention): ReactNode {
  return title === null ? work : <Link to={paths.title(title.slug)}>{title.displayTitle}</Link>;
}

function personOf({ person, name }: AwardsMention): ReactNode {
  return person === null ? name : <Link to={paths.person(person.slug)}>{person.name}</Link>;
}

function Mention({ mention, named }: { mention: AwardsMention; named: ReactNode }): ReactNode {
  const text = useText();
  const { won, category } = mention;
  return (
    <li>
      <Badge tone={won ? 'accent' : 'plain'}>{won ? text(messages.winner) : text(messages.nominee)}</Badge>
      <p>
        <strong>{category}</strong>
        {named === null ? null : <> · {named}</>}
      </p>
    </li>
  );
}
