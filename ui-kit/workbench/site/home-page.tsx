import type { ReactNode } from 'react';
import { clothPath } from '../../src/cloth/cloth-path.ts';
import { traditions } from '../../src/cloth/tradition-of-country.ts';
import { PageBanner } from '../../src/page-banner/page-banner.tsx';
import { inGroups } from './contents.tsx';
import type { PieceEntry } from './site-shapes.ts';
import styles from './home-page.module.css';

const countries = Object.values(traditions).map(({ countries: [first] }) => first ?? null);

/** A strip of cloth for a piece; neighbours are of different traditions. */
function stripOf(id: string, index: number): string {
  const country = countries[index % countries.length] ?? null;
  return clothPath({ kind: 'band', slug: id, genres: [], country, year: null });
}

interface CardProps {
  entry: PieceEntry;
  base: string;
  index: number;
}

function Card({ entry: { id, name, about, href }, base, index }: CardProps): ReactNode {
  return (
    <article className={styles.card}>
      <img
        className={styles.strip}
        src={stripOf(id, index)}
        alt=""
        width={1200}
        height={300}
        loading="lazy"
      />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <a className={styles.link} href={`${base}${href}`}>
            {name}
          </a>
        </h3>
        <p className={styles.about}>{about}</p>
      </div>
    </article>
  );
}

/** All pieces, group by group, each under a strip of cloth. */
export function HomePage({ entries, base }: { entries: readonly PieceEntry[]; base: string }): ReactNode {
  const groups = inGroups(entries);
  return (
    <>
      <PageBanner
        title="Workbench"
        slug="workbench"
        note={`${entries.length} pieces in every state, with what they are for and what they take.`}
      />
      {groups.map(([group, pieces]) => (
        <section key={group} className={styles.group}>
          <h2 className={styles.groupName}>{group}</h2>
          <ul className={styles.cards}>
            {pieces.map((entry) => (
              <li key={entry.id}>
                <Card entry={entry} base={base} index={entries.indexOf(entry)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
