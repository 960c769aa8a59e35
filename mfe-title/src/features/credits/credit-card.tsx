import { PersonPortrait } from '@sinima/catalogue-ui/person-portrait';
import type { Credit } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import type { ReactNode } from 'react';
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
        <PersonPortrait person={{ ...person, name }} />
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
