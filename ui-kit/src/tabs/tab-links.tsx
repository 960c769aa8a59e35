import { useText } from '@sinima/runtime';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { CardLink } from '../card/title-card.tsx';
import { showChosen, stripClass } from '../strip/strip.ts';
import styles from './tab-links.module.css';
import * as messages from './tabs.messages.ts';

/** As many tabs take two rows on a phone; more of them would push what they show off the screen, and are a strip. */
const MAX_WRAPPED = 5;

interface TabLinksProps {
  Link: CardLink;
  /** The subject of the tabs, e.g. "Movies". */
  label: string;
  /** An empty tab is marked, and described as empty. */
  tabs: readonly { id: string; label: string; to: string; isEmpty?: boolean }[];
  current: string;
}

/** Tabs as links: each has an address, works without scripts, and can be opened and shared. */
export function TabLinks({ Link, label, tabs, current }: TabLinksProps): ReactNode {
  const text = useText();
  const emptyId = useId();
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    if (strip.current) showChosen(strip.current);
  }, [current]);
  return (
    <nav
      ref={strip}
      aria-label={label}
      className={tabs.length > MAX_WRAPPED ? `${styles.scroller} ${stripClass}` : styles.wrapper}
    >
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Link
              to={tab.to}
              className={`${styles.tab} ${tab.isEmpty ? styles.empty : ''}`}
              {...(tab.isEmpty ? { 'aria-describedby': emptyId } : {})}
              {...(tab.id === current ? { 'aria-current': 'page' } : {})}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
      {tabs.some(({ isEmpty }) => isEmpty) ? (
        <span id={emptyId} hidden>
          {text(messages.nothingHereYet)}
        </span>
      ) : null}
    </nav>
  );
}
