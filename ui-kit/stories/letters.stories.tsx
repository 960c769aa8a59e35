import type { StoriesOf, Story } from '@sinima/testing/stories';
import { plain, toned } from '../src/fonts/letters.ts';
import styles from './letters.module.css';

const languages = [...new Set([...Object.keys(toned), ...Object.keys(plain)])];

/** All that a language writes beyond plain letters: each with each of its marks, and those without. */
function lettersOf(language: string): string[] {
  const { letters = '', marks = '' } =
    (toned as Record<string, { letters: string; marks: string }>)[language] ?? {};
  const bare = (plain as Record<string, string>)[language] ?? '';
  return [...[...letters].flatMap((letter) => ['', ...marks].map((mark) => letter + mark)), ...bare];
}

export default {
  title: 'Foundations/Letters',
  parameters: {
    docs: {
      description: {
        component: `Headlines in Anton, text in Noto Sans, regular and bold, with every letter and tone mark of these languages. Each mark sits over its own letter.`,
      },
    },
  },
} satisfies StoriesOf;

type Shown = Story;

export const all: Shown = {
  render: () => (
    <div className={styles.languages}>
      {languages.map((language) => {
        const line = lettersOf(language).join(' ');
        return (
          <section key={language} className={styles.language}>
            <h3 className={styles.name}>{language}</h3>
            <p className={styles.headline}>{line}</p>
            <p className={styles.text}>{line}</p>
            <p className={styles.bold}>{line}</p>
          </section>
        );
      })}
    </div>
  ),
};
