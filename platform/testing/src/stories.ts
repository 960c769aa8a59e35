/**
 * The format of `*.stories.tsx`: a component in each of its states, for the workbench. A story file lies beside its
 * component, is no part of a release, and may import what tests may.
 */
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { ApiAnswers } from './answers.ts';

// eslint-disable-next-line typescript/no-explicit-any -- any component, whatever its props
type AnyComponent = ComponentType<any>;

/** Where a story is shown, and what the API answers it. */
export interface StoryPlace {
  /** Path and search, e.g. `/people?role=actor`; `/` by default. */
  readonly address?: string;
  /** The pattern that the address matches, e.g. `/title/:slug`; the address's path by default. */
  readonly pattern?: string;
  /** Answers by path and search, e.g. `{ '/api/stats': { json: {…} } }`; any other address answers 404. */
  readonly answers?: ApiAnswers;
}

/**
 * The default export of a story file: what is shown, in a sentence for designers. `answers`, `address` and `pattern` hold
 * for each story that names none of its own.
 *
 * @example
 * export default {
 *   title: 'Featured people',
 *   about: 'The people whom the editors feature.',
 *   component: FeaturedPeople,
 * } satisfies StoriesOf<typeof FeaturedPeople>;
 */
export interface StoriesOf<Component extends AnyComponent = AnyComponent> extends StoryPlace {
  readonly title: string;
  readonly about: string;
  readonly component: Component;
  /** When to use it, each in one short sentence. */
  readonly do?: readonly string[];
  /** What to leave to others. */
  readonly dont?: readonly string[];
  /** What those who hear it, or use a keyboard, need to know. */
  readonly accessibility?: readonly string[];
  /** `full`: it has margins of its own, as a page's head has. Of `*-page` and `*-widget` that is known. */
  readonly layout?: 'full';
  /** Put something around each story, such as the list that an item belongs into. */
  readonly around?: (story: ReactNode) => ReactNode;
}

interface StoryOptions extends StoryPlace {
  /** The state's name; by default, that of the export: `notRated` is "Not rated". */
  readonly name?: string;
}

/**
 * A named export of a story file: one state.
 *
 * @example export const notRated: Story<typeof RatingCard> = { props: { title: { ...title, bayesianRating: null } } };
 */
export type Story<Component extends AnyComponent = AnyComponent> = StoryOptions &
  (object extends ComponentProps<Component>
    ? { readonly props?: ComponentProps<Component> }
    : { readonly props: ComponentProps<Component> });

/** A story file as a module. */
export type StoryFile = { readonly default: StoriesOf } & Readonly<Record<string, unknown>>;
