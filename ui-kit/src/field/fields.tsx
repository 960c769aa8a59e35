import type { ComponentProps, ReactNode } from 'react';
import styles from './fields.module.css';

interface Labelled {
  label: string;
  /** The label is read out and not shown. */
  hideLabel?: boolean;
}

function Label({ label, hideLabel = false, children }: Labelled & { children: ReactNode }): ReactNode {
  return (
    <label className={styles.field}>
      <span className={hideLabel ? styles.hidden : styles.label}>{label}</span>
      {children}
    </label>
  );
}

/** A line of text with its label. */
export function TextField({ label, hideLabel, ...input }: Labelled & ComponentProps<'input'>): ReactNode {
  return (
    <Label label={label} {...(hideLabel === undefined ? {} : { hideLabel })}>
      <input className={styles.control} {...input} />
    </Label>
  );
}

/** A choice, by the platform's own control. */
export function SelectField({
  label,
  hideLabel,
  options,
  ...select
}: Labelled & {
  options: readonly { value: string; label: string }[];
} & ComponentProps<'select'>): ReactNode {
  return (
    <Label label={label} {...(hideLabel === undefined ? {} : { hideLabel })}>
      <select className={styles.control} {...select}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Label>
  );
}
