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
  do: ['Say what is not there, then what to do about it.', 'Offer one action that helps.'],
  dont: ['Do not use it for an error: that is an error area.', 'Do not apologise.'],
  accessibility: ['It is a section with a heading, so that it is found like what it replaces.'],
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
  do: [
    'Put it in the place of what failed, and let the rest stand.',
    'Give it `onRetry` where the read can be tried again.',
  ],
  dont: [
    'Do not show codes or messages of servers.',
    'Do not use it where there is simply nothing: that is an empty state.',
  ],
  accessibility: [
    'It is an alert: read out when it comes.',
    'Without a script, its link asks for the page again.',
  ],
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
  do: [
    'Make it as high as what will come, so that nothing jumps.',
    'Give areas a label that says what is loading.',
  ],
  dont: ['Do not show it for less than a glance: render what is cached.', 'Do not use a spinner beside it.'],
  accessibility: [
    'Areas say once that they are loading; the shapes are not read out.',
    'For those who ask for less motion it does not breathe.',
  ],
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
