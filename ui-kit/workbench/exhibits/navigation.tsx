import { Pagination } from '../../src/pagination/pagination.tsx';
import { TabLinks } from '../../src/tabs/tab-links.tsx';
import { State, States, type Exhibit } from '../exhibit.tsx';
import { PlainLink } from '../plain-link.tsx';

const tabs = ['All Movies', 'In Theaters', 'Streaming', 'Coming Soon'].map((label) => ({
  id: label,
  label,
  to: '#tabs',
}));

const toPage = (): string => '#pagination';

export const tabLinks: Exhibit = {
  exports: ['./tab-links'],
  name: 'Tabs',
  group: 'Primitives',
  note: 'Tabs as links: each has an address, works without scripts, and can be opened and shared. They scroll where they do not fit.',
  Show: () => (
    <States>
      <State name="The first is current" wide>
        <TabLinks Link={PlainLink} label="Movies" tabs={tabs} current="All Movies" />
      </State>
      <State name="Another one is" wide>
        <TabLinks Link={PlainLink} label="Movies to stream" tabs={tabs} current="Streaming" />
      </State>
    </States>
  ),
};

export const pagination: Exhibit = {
  exports: ['./pagination'],
  name: 'Pagination',
  group: 'Primitives',
  note: 'Links to the neighbouring pages; nothing where there is one page.',
  Show: () => (
    <States>
      <State name="First page" wide>
        <Pagination Link={PlainLink} page={1} pageCount={3} to={toPage} label="First of three pages" />
      </State>
      <State name="Between" wide>
        <Pagination Link={PlainLink} page={2} pageCount={3} to={toPage} label="Second of three pages" />
      </State>
      <State name="Last page" wide>
        <Pagination Link={PlainLink} page={3} pageCount={3} to={toPage} label="Last of three pages" />
      </State>
    </States>
  ),
};
