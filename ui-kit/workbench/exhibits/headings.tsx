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
  Show: () => (
    <States>
      <State name="Read out only">
        <UnseenHeading>Loading the title</UnseenHeading>
      </State>
    </States>
  ),
};
