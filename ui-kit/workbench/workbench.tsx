import { Fragment, type ReactNode } from 'react';
import { chipClass, chipRowClass } from '../src/chip/chip.ts';
import { linkClass } from '../src/link/link.ts';
import { UnseenHeading } from '../src/section-heading/unseen-heading.tsx';
import { anchorOf, type ExhibitProps } from './exhibit.tsx';
import { exhibits } from './exhibits.ts';
import { themeChoices, type PageData, type ThemeChoice } from './page-data.ts';
import styles from './workbench.module.css';

const groups = ['Foundations', 'Cloth', 'Primitives'] as const;

const inGroup = (group: string) => exhibits.filter((exhibit) => exhibit.group === group);

function ThemeSwitch({ theme }: { theme: ThemeChoice }): ReactNode {
  return (
    <nav aria-label="Theme">
      <ul className={chipRowClass}>
        {themeChoices.map((choice) => (
          <li key={choice}>
            <a
              href={choice === 'system' ? '/' : `/?theme=${choice}`}
              className={chipClass({ selected: choice === theme })}
              aria-current={choice === theme ? 'true' : undefined}
            >
              {choice}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contents(): ReactNode {
  return (
    <nav aria-label="Contents" className={styles.contents}>
      {groups.map((group) => (
        <Fragment key={group}>
          <p className={styles.contentsGroup}>{group}</p>
          <ul className={styles.contentsList}>
            {inGroup(group).map((exhibit) => (
              <li key={exhibit.name}>
                <a className={linkClass({ variant: 'quiet' })} href={`#${anchorOf(exhibit)}`}>
                  {exhibit.name}
                </a>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

function Exhibits(props: ExhibitProps): ReactNode {
  return (
    <main className={styles.main}>
      {groups.map((group) => (
        <section key={group} className={styles.group} aria-label={group}>
          <p className={styles.groupName}>{group}</p>
          {inGroup(group).map((exhibit) => (
            <section key={exhibit.name} id={anchorOf(exhibit)} className={styles.exhibit}>
              <h2 className={styles.exhibitName}>{exhibit.name}</h2>
              <p className={styles.note}>{exhibit.note}</p>
              <p className={styles.exports}>
                {exhibit.exports.map((subpath) => (
                  <code key={subpath}>{subpath.replace('.', '@sinima/ui-kit')}</code>
                ))}
              </p>
              <exhibit.Show {...props} />
            </section>
          ))}
        </section>
      ))}
    </main>
  );
}

/** The UI kit's shop window: every piece in every state. */
export function Workbench({ theme, framed, ...tokens }: PageData): ReactNode {
  if (framed) {
    return (
      <div className={styles.framed}>
        <UnseenHeading>{`In the ${theme} theme`}</UnseenHeading>
        <Exhibits {...tokens} />
      </div>
    );
  }
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>The cloth of Sinima</h1>
        <ThemeSwitch theme={theme} />
      </header>
      {theme === 'both' ? (
        <main className={styles.both}>
          {(['light', 'dark'] as const).map((side) => (
            <iframe
              sandbox="allow-same-origin"
              key={side}
              className={styles.side}
              src={`/?theme=${side}&framed`}
              title={`In the ${side} theme`}
            />
          ))}
        </main>
      ) : (
        <div className={styles.body}>
          <Contents />
          <Exhibits {...tokens} />
        </div>
      )}
    </>
  );
}
