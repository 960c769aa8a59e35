import type { ReactNode } from 'react';
import { Contents } from './contents.tsx';
import { HomePage } from './home-page.tsx';
import { KitPage } from './kit-page.tsx';
import { PiecePage } from './piece-page.tsx';
import type { PageData } from './site-shapes.ts';
import { TokensPage } from './tokens-page.tsx';
import styles from './page.module.css';

const pages = [
  { kind: 'home', label: 'Pieces', href: 'index.html' },
  { kind: 'tokens', label: 'Tokens', href: 'tokens.html' },
  { kind: 'kit', label: 'The kit on one page', href: 'kit.html' },
] as const;

function Head({ kind, base }: PageData): ReactNode {
  return (
    <header className={styles.head}>
      <a className={styles.title} href={`${base}index.html`}>
        The cloth of Sinima
      </a>
      <nav aria-label="Site">
        <ul className={styles.pages}>
          {pages.map((page) => (
            <li key={page.kind}>
              <a
                className={styles.page}
                href={`${base}${page.href}`}
                aria-current={page.kind === kind ? 'page' : undefined}
              >
                {page.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function Content(data: PageData): ReactNode {
  switch (data.kind) {
    case 'home':
      return <HomePage entries={data.entries} base={data.base} />;
    case 'piece':
      return <PiecePage piece={data.piece} entries={data.entries} base={data.base} />;
    case 'tokens':
      return <TokensPage tokens={data.tokens} moreContrast={data.moreContrast} base={data.base} />;
    case 'kit':
      return <KitPage tokens={data.tokens} moreContrast={data.moreContrast} />;
  }
}

/** The name of a page, for the browser's tab. */
export function titleOf(data: PageData): string {
  if (data.kind === 'piece') return data.piece.name;
  return pages.find(({ kind }) => kind === data.kind)?.label ?? '';
}

/** Any page of the workbench. */
export function Page(data: PageData): ReactNode {
  return (
    <>
      <Head {...data} />
      <div className={styles.body}>
        <Contents
          entries={data.entries}
          base={data.base}
          current={data.kind === 'piece' ? data.piece.id : undefined}
        />
        <main className={styles.main}>
          <Content {...data} />
        </main>
      </div>
    </>
  );
}
