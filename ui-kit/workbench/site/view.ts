/** How a visitor wants states shown. It stands in the address, so that a link shows the same. */

export const themeChoices = ['system', 'light', 'dark', 'both'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** What can be switched on beside the theme, and what its switch says. */
export const switches = {
  narrow: '360 px',
  large: 'Large text',
  still: 'Less motion',
  contrast: 'More contrast',
  forced: 'Forced colours',
} as const;
export type Switch = keyof typeof switches;
export const switchNames = Object.keys(switches) as Switch[];

/** The theme (`both`: side by side), and what is switched on. */
export interface View extends Readonly<Partial<Record<Switch, true>>> {
  readonly theme: ThemeChoice;
}

export const defaultView: View = { theme: 'system' };

/** Read a view from an address's query; what is unknown is left out. */
export function readView(search: string): View {
  const query = new URLSearchParams(search);
  const theme = themeChoices.find((choice) => choice === query.get('theme')) ?? 'system';
  const on = switchNames.filter((name) => query.has(name)).map((name) => [name, true] as const);
  return { theme, ...Object.fromEntries(on) };
}

/** Write a view as a query, without its question mark; empty for the default. */
export function viewQuery({ theme, ...on }: View): string {
  return [
    ...(theme === 'system' ? [] : [`theme=${theme}`]),
    ...switchNames.filter((name) => on[name]).map((name) => `${name}=1`),
  ].join('&');
}
