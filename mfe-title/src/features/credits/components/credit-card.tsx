import type { Credit } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { ClothPortrait } from '@sinima/ui-kit/cloth-image';
import type { ReactNode } from 'react';
import { pictureAddress } from '../../title/title-texts.ts';
import styles from './credit-card.module.css';

interface CreditCardProps {
  credit: Credit;
  /** Stands for a name that is not known. */
  nameless: string;
  /** Level of the heading. */
  level: 2 | 3;
  children: ReactNode;
}

/** One credit: portrait, name, and what the children say of it. */
export function CreditCard({ credit, nameless, level, children }: CreditCardProps): ReactNode {
  const { person, uncredited } = credit;
  const name = person.name || nameless;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.portrait} data-cloth={paths.person(person.slug)}>
        <ClothPortrait
          slug={person.slug}
          name={name}
          country={person.country}
          src={pictureAddress(person.headshotUrl)}
        />
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <Link className={styles.link} to={paths.person(person.slug)}>
            {name}
          </Link>
        </Heading>
        {children}
        {uncredited ? <Badge>Uncredited</Badge> : null}
      </div>
    </article>
  );
}

/** The class of a grid of such cards. */
export const creditGridClass = String(styles.grid);
