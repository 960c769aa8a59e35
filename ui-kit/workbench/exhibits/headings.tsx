import { linkClass } from '../../src/link/link.ts';
import { PageBanner } from '../../src/page-banner/page-banner.tsx';
import { SectionHeading } from '../../src/section-heading/section-heading.tsx';
import { UnseenHeading } from '../../src/section-heading/unseen-heading.tsx';
import { State, States, type Exhibit } from '../exhibit.tsx';

export const pageBanner: Exhibit = {
  exports: ['./page-banner'],
  name: 'Page banner',
  group: 'Primitives',
  note: 'The head of a page: its title on a plate over a band of cloth.',
  do: ['Begin a page with it, once.', 'Give the country of a country’s page: the cloth follows it.'],
  dont: [
    'Do not put it into a widget: it holds the page’s first heading.',
    'Do not write more than a line under the title.',
  ],
  accessibility: ['The title is the page’s first heading; the cloth behind it is not read out.'],
  Show: () => (
    <States>
      <State name="Of the site" wide>
        <PageBanner title="Movies" note="Films from across the continent" slug="movies" />
      </State>
      <State name="Of a country" wide>
        <PageBanner title="Burkina Faso" slug="burkina-faso" country="Burkina Faso" />
      </State>
    </States>
  ),
};

export const sectionHeading: Exhibit = {
  exports: ['./section-heading'],
  name: 'Section heading',
  group: 'Primitives',
  note: 'The heading of a section, with what leads on from it.',
  do: [
    'Choose the level by the outline of the page, not by its size.',
    'Put the way to all of it on the right.',
  ],
  dont: ['Do not skip a level.', 'Do not put more than one action beside it.'],
  accessibility: ['People who hear a page go from heading to heading: name what follows.'],
  Show: () => (
    <States>
      <State name="Level 1" wide>
        <SectionHeading level={1} title="People" />
      </State>
      <State name="Level 2, with a note and an action" wide>
        <SectionHeading
          title="Trending Now"
          note="What visitors look at"
          action={
            <a className={linkClass({ variant: 'onward' })} href="#section-heading">
              View All
            </a>
          }
        />
      </State>
      <State name="Level 3" wide>
        <SectionHeading level={3} title="Full Cast" />
      </State>
    </States>
  ),
};

export const unseenHeading: Exhibit = {
  exports: ['./unseen-heading'],
  name: 'Unseen heading',
  group: 'Primitives',
  note: 'The first heading of a page for those who hear it, where what is seen needs none.',
  do: ['Use it where a page opens with a picture or a search field.'],
  dont: ['Do not hide a heading that would help everybody.', 'Do not use two of them on a page.'],
  accessibility: ['It is read out and listed with the headings; nothing is seen.'],
  Show: () => (
    <States>
      <State name="Read out only">
        <UnseenHeading>Loading the title</UnseenHeading>
      </State>
    </States>
  ),
};
