import { useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { ClothPortrait } from '../cloth/cloth-image.tsx';
import { bioExcerpt } from './bio-excerpt.ts';
import type { CardLink } from './title-card.tsx';
import card from './card.module.css';
import * as messages from './person-card.messages.ts';
import styles from './person-card.module.css';

interface PersonCardProps {
  Link: CardLink;
  to: string;
  name: string;
  /** The facts that the woven portrait is drawn from. */
  slug: string;
  country?: string | null;
  headshotUrl?: string | null;
  /** The biography, of which the beginning is shown; undefined: no line for it. */
  bio?: string | null;
  /** The language of the biography, where it is not the page's. */
  bioLanguage?: { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' };
  level?: 2 | 3 | 4;
  children?: ReactNode;
}

/** A person in a grid: a portrait, the name, and a line. */
export function PersonCard(props: PersonCardProps): ReactNode {
  const { Link, to, name, slug, country, headshotUrl, bio, bioLanguage, level = 3 } = props;
  const text = useText();
  const Heading = `h${level}` as const;
  return (
    <article className={card.card}>
      <div data-cloth={to}>
        <ClothPortrait slug={slug} name={name} country={country ?? null} src={headshotUrl ?? null} />
      </div>
      <div>
        <Heading className={styles.name}>
          <Link to={to} className={String(card.link)}>
            {name}
          </Link>
        </Heading>
        {bio === undefined ? null : (
          <p className={styles.text} {...bioLanguage}>
            {bio ? bioExcerpt(bio) : text(messages.assumedWork)}
          </p>
        )}
        {props.children}
      </div>
    </article>
  );
}
