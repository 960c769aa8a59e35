import { Fragment, type ReactNode } from 'react';
import { buttonClass } from '../../src/button/button.ts';
import { PageBanner } from '../../src/page-banner/page-banner.tsx';
import { tokenExhibits } from '../exhibits.ts';
import { ExhibitSection } from './exhibit-section.tsx';
import type { TokenSets } from './site-shapes.ts';
import styles from './tokens-page.module.css';

/** Colours with their contrast, type, space, shape, motion and the cloths, and the file for design tools. */
export function TokensPage({ base, ...tokens }: TokenSets & { base: string }): ReactNode {
  return (
    <>
      <PageBanner
        title="Tokens"
        slug="tokens"
        note="What everything is made of: named once, used everywhere."
      />
      <p className={styles.download}>
        <a className={buttonClass()} href={`${base}tokens.json`} download>
          Tokens for design tools
        </a>
        <span>
          Both themes, in the format of the Design Tokens Community Group. Where a tool reads a file for each
          mode:{' '}
          {(['light', 'dark'] as const).map((theme) => (
            <Fragment key={theme}>
              <a href={`${base}${theme}.tokens.json`} download>
                {theme}
              </a>{' '}
            </Fragment>
          ))}
        </span>
      </p>
      {tokenExhibits.map((exhibit) => (
        <ExhibitSection key={exhibit.name} exhibit={exhibit} {...tokens} />
      ))}
    </>
  );
}
