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
  exports: ['./tab-links', './strip'],
  name: 'Tabs',
  group: 'Primitives',
  note: 'Tabs as links: each has an address, works without scripts, and can be opened and shared. They scroll where they do not fit.',
  do: ['Give each tab an address of its own.', 'Put first what most people come for.'],
  dont: ['Do not use tabs for steps that follow each other.', 'Do not hide in a tab what everybody needs.'],
  accessibility: [
    'They are links in a named navigation: Tab moves, Enter opens, and the current one is said to be.',
  ],
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
  do: ['Put it under a list that has more than one page.', 'Give it a label where a page has two of them.'],
  dont: ['Do not use it for endless feeds: addresses of pages would change.'],
  accessibility: ['It is a navigation with a name; links say which page they lead to.'],
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
