import type { ReactNode } from 'react';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import { markPairs, textPairs } from '../src/tokens/colour-pairs.ts';
import { contrast } from '../src/tokens/contrast.ts';
import { colourIn, type Theme, type Token } from '../src/tokens/read-tokens.ts';
import { moreContrast, tokens } from './token-sets.ts';
import styles from './colours.module.css';

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

/** A way in which the site can look. */
interface Look {
  name: string;
  theme: Theme;
  tokens: readonly Token[];
}

interface PairsProps {
  looks: readonly Look[];
  pairs: readonly (readonly [front: string, back: string])[];
  caption: string;
  /** Text is shown in the pair's colours; a mark as a patch of its colour beside the ratio. */
  asMarks?: boolean;
}

/** Rounded down: 4.49 does not pass for 4.5. */
const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

function Pairs({ looks, pairs, caption, asMarks = false }: PairsProps): ReactNode {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {['Pair', ...looks.map(({ name }) => name)].map((name) => (
            <th key={name} scope="col" className={styles.look}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(([front, back]) => (
          <tr key={`${front} ${back}`}>
            <th scope="row" className={styles.pairName}>
              {front} on {back}
            </th>
            {looks.map(({ name, theme, tokens }) => {
              const [mark, background] = [colourIn(tokens, front, theme), colourIn(tokens, back, theme)];
              const color = asMarks ? colourIn(tokens, 'text', theme) : mark;
              return (
                <td key={name} className={styles.pair} style={{ background, color }}>
                  {asMarks ? <span className={styles.mark} style={{ background: mark }} /> : null}
                  {ratioText(contrast(mark, background))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default {
  title: 'Foundations/Colours',
  parameters: {
    docs: {
      description: {
        component: `Adire indigo is the ground; ochre, terracotta, palm green and chalk are woven into it. Contrast is measured as WCAG 2.2 does; visitors who ask for more of it get it.`,
      },
    },
  },
} satisfies StoriesOf;

type Shown = Story;

export const all: Shown = {
  render: () => {
    const looks: readonly Look[] = [
      { name: 'light', theme: 'light', tokens },
      { name: 'dark', theme: 'dark', tokens },
      { name: 'light, more', theme: 'light', tokens: moreContrast },
      { name: 'dark, more', theme: 'dark', tokens: moreContrast },
    ];
    return (
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
        <Pairs looks={looks} pairs={textPairs} caption="Text: at least 4.5 to 1; 7 to 1 with more contrast" />
        <Pairs
          looks={looks}
          pairs={markPairs}
          asMarks
          caption="Marks: at least 3 to 1; 4.5 to 1 with more contrast"
        />
      </div>
    );
  },
};
