import { useText } from '@sinima/runtime';
import { useId, type ReactNode } from 'react';
import styles from './rating-slider.module.css';
import * as messages from './rating.messages.ts';

/** The scale of the site: from 1 to 10, in half steps. */
const SCALE = { min: 1, max: 10, step: 0.5 } as const;

interface RatingSliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** A rating as threads on a loom, woven as far as it goes; the platform’s own slider, with its keys. */
export function RatingSlider({ label, value, onChange }: RatingSliderProps): ReactNode {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={styles.value}>
          {value.toFixed(1)} / 10
        </output>
      </div>
      <div className={styles.loom}>
        <span className={styles.threads} aria-hidden="true">
          <span
            className={styles.woven}
            style={{ inlineSize: `${((value - SCALE.min) / (SCALE.max - SCALE.min)) * 100}%` }}
          />
        </span>
        <input
          id={id}
          type="range"
          {...SCALE}
          className={styles.range}
          value={value}
          aria-valuetext={text(messages.outOfTen, { rating: value.toFixed(1) })}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
