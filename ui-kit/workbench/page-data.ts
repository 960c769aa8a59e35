import type { ExhibitProps } from './exhibit.tsx';

/** The theme that is chosen; `system`: the one of the visitor's machine; `both`: side by side. */
export const themeChoices = ['system', 'light', 'dark', 'both'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** What the page is rendered from; it travels with it. */
export interface PageData extends ExhibitProps {
  readonly theme: ThemeChoice;
  /** It is one of two sides: the exhibits alone. */
  readonly framed: boolean;
}

/** The elements that hold the page, and its data. */
export const rootId = 'workbench';
export const pageDataId = 'workbench-data';
