/** Figures as the guard's reasons and the operator's page show them. */
import type { Vital } from '@sinima/contracts/reports';

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Return a whole number: `12,345`. */
export const count = (value: number): string => whole.format(value);

/** Return a number of things: `1 visitor`, `2,000 visitors`. */
export const countOf = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** Return a share as a percentage with what digits matter: `0.04 %`, `3.2 %`, `41 %`. */
export function percent(share: number): string {
  const value = share * 100;
  if (value === 0) return '0 %';
  if (value < 1) return `${Number(value.toPrecision(1))} %`;
  return `${value < 10 ? Number(value.toFixed(1)) : Math.round(value)} %`;
}

/** Return a time: `45 s`, `12 min`, `3 h`, `5 days`. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 100) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

/** Return a vital's value: CLS without a unit, LCP in seconds, and the others, which are shorter, in milliseconds. */
export function vital(name: Vital, value: number | undefined): string {
  if (value === undefined) return '–';
  if (name === 'CLS') return value.toFixed(2);
  return name === 'LCP' ? `${(value / 1_000).toFixed(2)} s` : `${count(value)} ms`;
}
