import { buttonClass } from '../../src/button/button.ts';
import { EmptyState } from '../../src/empty-state/empty-state.tsx';
import { ErrorArea } from '../../src/error-area/error-area.tsx';
import { Skeleton, SkeletonArea, SkeletonGrid, SkeletonRows } from '../../src/skeleton/skeleton.tsx';
import { State, States, type Exhibit } from '../exhibit.tsx';

export const emptyState: Exhibit = {
  exports: ['./empty-state'],
  name: 'Empty state',
  group: 'Primitives',
  note: 'Says that there is nothing here, and what to do.',
  Show: () => (
    <States>
      <State name="The title alone">
        <EmptyState level={3} title="No reviews yet" />
      </State>
      <State name="With a text and an action">
        <EmptyState
          level={3}
          title="No movies found"
          text="Try another word."
          action={
            <button type="button" className={buttonClass({ variant: 'secondary' })}>
              Clear Filters
            </button>
          }
        />
      </State>
    </States>
  ),
};

export const errorArea: Exhibit = {
  exports: ['./error-area'],
  name: 'Error area',
  group: 'Primitives',
  note: 'Stands in the place of an area that failed, while the rest of the page lives on.',
  Show: () => (
    <States>
      <State name="Without a script: asks for the page anew" wide>
        <ErrorArea />
      </State>
      <State name="Tries again in place" wide>
        <ErrorArea onRetry={function tryAgain() {}} />
      </State>
    </States>
  ),
};

export const skeleton: Exhibit = {
  exports: ['./skeleton'],
  name: 'Skeleton',
  group: 'Primitives',
  note: 'The place that content will take, at its size. It breathes, except for those who ask for less motion.',
  Show: () => (
    <States>
      <State name="A line">
        <Skeleton />
      </State>
      <State name="A box">
        <Skeleton width="12rem" height="4rem" />
      </State>
      <State name="Rows">
        <SkeletonRows count={3} height="2rem" label="Loading rows" />
      </State>
      <State name="A grid of cards" wide>
        <SkeletonGrid count={4} label="Loading cards" columns="four" />
      </State>
      <State name="A widget" wide>
        <SkeletonArea kind="widgets" />
      </State>
      <State name="A page" wide>
        <SkeletonArea kind="pages" />
      </State>
    </States>
  ),
};
