/** The states of a story file, by the names of its exports. */

/** A story file as a module, as far as the workbench needs it (`@sinima/testing/stories` types it for authors). */
export interface LoadedStories {
  readonly default: {
    readonly title: string;
    readonly about: string;
    readonly component: unknown;
    readonly do?: readonly string[];
    readonly dont?: readonly string[];
    readonly accessibility?: readonly string[];
    readonly layout?: 'full';
  };
  readonly [state: string]: unknown;
}

/** One state, as the file says it. */
export interface LoadedStory {
  readonly name?: string;
  readonly props?: object;
}

/** `notRated` → `Not rated`. */
function spoken(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Return the states of a story file with their names.
 *
 * @param order names of exports as the file has them; a module knows its exports by the alphabet alone
 */
export function storyStates(
  loaded: LoadedStories,
  order: readonly string[] = [],
): { name: string; story: LoadedStory }[] {
  return Object.keys(loaded)
    .filter((name) => name !== 'default')
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((key) => {
      const story = loaded[key] as LoadedStory;
      return { story, name: story.name ?? spoken(key) };
    });
}
