/**
 * The format of `*.stories.tsx`: a component in each of its states, for the workbench. It is the Component Story Format 3 that
 * Storybook reads, with what its pages here need typed. A story file lies beside its component, is no part of a release, and
 * may import what tests may.
 */
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { ApiAnswers } from './answers.ts';

// eslint-disable-next-line typescript/no-explicit-any -- any component, whatever its props
type AnyComponent = ComponentType<any>;

/** How a story is shown, and what the API answers it; those of a file hold for each story that gives none of its own. */
export interface StoryParameters {
  /** `fullscreen`: it has margins of its own, as pages, widgets and a page's head have. */
  readonly layout?: 'padded' | 'centered' | 'fullscreen';
  /** Path and search, e.g. `/people?role=actor`; `/` by default. */
  readonly address?: string;
  /** The pattern that the address matches, e.g. `/title/:slug`; the address's path by default. */
  readonly pattern?: string;
  /** Answers by path and search, e.g. `{ '/api/stats': { json: {…} } }`; any other address answers 404. */
  readonly answers?: ApiAnswers;
  /** `description.component`, in Markdown: what it is, when to use it and when not, and what those who hear it need to know. */
  readonly docs?: {
    readonly description?: { readonly component: string };
    /** Stories with `answers` stand in frames: a document has the answers of one story. */
    readonly story?: { readonly inline: false; readonly height: string };
  };
}

interface StoryOptions {
  readonly parameters?: StoryParameters;
  readonly argTypes?: Readonly<Record<string, object>>;
  /** Put something around a story, such as the list that an item belongs into. */
  readonly decorators?: readonly ((Shown: ComponentType) => ReactNode)[];
}

/**
 * The default export of a story file.
 *
 * @example
 * export default {
 *   title: 'Featured people',
 *   component: FeaturedPeople,
 *   parameters: { docs: { description: { component: 'The people that the editors feature.' } } },
 * } satisfies StoriesOf<typeof FeaturedPeople>;
 */
export interface StoriesOf<Component extends AnyComponent = AnyComponent> extends StoryOptions {
  readonly title: string;
  readonly component?: Component;
}

interface NamedStory extends StoryOptions {
  /** The state's name; by default, that of the export: `notRated` is "Not Rated". */
  readonly name?: string;
  /** What is shown in place of the component with its `args`. */
  readonly render?: () => ReactNode;
}

/**
 * A named export of a story file: one state.
 *
 * @example export const notRated: Story<typeof RatingCard> = { args: { title: { ...title, bayesianRating: null } } };
 */
export type Story<Component extends AnyComponent = AnyComponent> = NamedStory &
  (
    | { readonly args: ComponentProps<Component> }
    | { readonly render: () => ReactNode }
    | (object extends ComponentProps<Component> ? { readonly args?: ComponentProps<Component> } : never)
  );
