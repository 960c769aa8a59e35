import type { ReactNode } from 'react';
import { markPairs, textPairs } from '../../src/tokens/colour-pairs.ts';
import { contrast } from '../../src/tokens/contrast.ts';
import { colourIn, type Theme, type Token } from '../../src/tokens/read-tokens.ts';
import type { Exhibit } from '../exhibit.tsx';
import styles from './colours.module.css';

const themes = ['light', 'dark'] as const satisfies readonly Theme[];

const dyes = [
  'indigo-deep',
  'indigo',
  'indigo-bright',
  'ochre',
  'ochre-deep',
  'terracotta',
  'terracotta-deep',
  'palm',
  'palm-bright',
  'chalk',
];

interface PairProps {
  tokens: readonly Token[];
  pair: readonly [front: string, back: string];
  /** The ratio that it has to reach. */
  least: number;
}

/** Rounded down: 4.49 does not pass for 4.5. */
const ratioText = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;

function Pair({ tokens, pair: [front, back], least }: PairProps): ReactNode {
  return (
    <tr>
      <th scope="row" className={styles.pairName}>
        {front} on {back}
      </th>
      {themes.map((theme) => {
        const [color, background] = [colourIn(tokens, front, theme), colourIn(tokens, back, theme)];
        return (
          <td key={theme} className={styles.pair} style={{ background, color }}>
            {least === 3 ? (
              <span className={styles.mark} style={{ background: color }} role="img" aria-label={color} />
            ) : (
              `Aa ${ratioText(contrast(color, background))}`
            )}
            {least === 3 ? (
              <span style={{ color: colourIn(tokens, 'text', theme) }}>
                {ratioText(contrast(color, background))}
              </span>
            ) : null}
          </td>
        );
      })}
    </tr>
  );
}

function Pairs({
  tokens,
  pairs,
  least,
  caption,
}: Omit<PairProps, 'pair'> & { pairs: readonly PairProps['pair'][]; caption: string }): ReactNode {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.theme}>
            Pair
          </th>
          {themes.map((theme) => (
            <th key={theme} scope="col" className={styles.theme}>
              {theme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <Pair key={pair.join(' ')} tokens={tokens} pair={pair} least={least} />
        ))}
      </tbody>
    </table>
  );
}

export const colours: Exhibit = {
  exports: ['./tokens.css', './reset.css'],
  name: 'Colours',
  group: 'Foundations',
  note: 'Adire indigo is the ground; ochre, terracotta, palm green and chalk are woven into it. Contrast is measured as WCAG 2.2 does.',
  Show: ({ tokens }) => (
    <div className={styles.colours}>
      <ul className={styles.dyes}>
        {dyes.map((dye) => (
          <li key={dye} className={styles.dye}>
            <span className={styles.swatch} style={{ background: colourIn(tokens, dye, 'light') }} />
            <span className={styles.dyeName}>{dye}</span>
            <code className={styles.code}>{colourIn(tokens, dye, 'light')}</code>
          </li>
        ))}
      </ul>
      <div className={styles.tables}>
        <Pairs tokens={tokens} pairs={textPairs} least={4.5} caption="Text: at least 4.5 to 1" />
        <Pairs tokens={tokens} pairs={markPairs} least={3} caption="Marks: at least 3 to 1" />
      </div>
    </div>
  ),
};
