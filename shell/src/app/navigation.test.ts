import type { Composition } from '@sinima/contracts/composition';
import type { NavigationEntry } from '@sinima/contracts/navigation';
import { entriesIn } from './navigation.ts';

const entry = (label: string, path: string, order: number): NavigationEntry => ({
  place: 'header',
  label,
  path,
  order,
});

function compositionOf(
  remotes: Readonly<Record<string, readonly NavigationEntry[] | undefined>>,
): Composition {
  return {
    generation: 1,
    remotes: Object.entries(remotes).map(([name, navigation]) => ({
      name,
      versions: [],
      owned: { pages: {}, widgets: {}, ...(navigation && { navigation }) },
    })),
  };
}

describe('the entries of a place', () => {
  it('entries of all remotes stand in one order, those of the same order by remote', () => {
    const composition = compositionOf({
      'mfe-b': [entry('Last', '/last', 9), entry('B', '/b', 5)],
      'mfe-a': [entry('A', '/a', 5), entry('First', '/first', -1)],
      'mfe-none': undefined,
    });
    expect(entriesIn(composition, 'header').map(({ label }) => label)).toEqual(['First', 'A', 'B', 'Last']);
    expect(entriesIn(composition, 'footer-company')).toEqual([]);
  });

  it('of two remotes with the same words or the same path the first is shown, once, and their other entries stay', () => {
    const composition = compositionOf({
      'mfe-a': [entry('Movies', '/movies', 10)],
      'mfe-b': [entry('Movies', '/films', 20), entry('Films', '/movies', 30), entry('Own', '/own', 40)],
    });
    expect(entriesIn(composition, 'header').map(({ path }) => path)).toEqual(['/movies', '/own']);
  });
});
