import type { Location } from 'react-router-dom';

/** Whether the visitor asks for less motion. */
export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether a step has no transition, whatever has arrived for it. */
export const isPlainStep = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname || document.visibilityState === 'hidden' || wantsLessMotion();
