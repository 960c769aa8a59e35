import { render, screen } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, NavigationType, useLocation, type Location } from 'react-router-dom';
import {
  PagesInSlots,
  PageSlotsProvider,
  slotsOfDocument,
  WhereVisitorIs,
  withPageAhead,
  withPageShown,
  type PageSlots,
} from './page-slots.tsx';

const at = (pathname: string, hash = ''): Location => ({
  pathname,
  hash,
  search: '',
  state: null,
  key: `step to ${pathname}`,
});
const push = (location: Location) => ({ navigationType: NavigationType.Push, location });

/** What was rendered, and which effects ran, since the test looked last. */
let seen: string[] = [];
const seenSoFar = (): string[] => seen.splice(0);

function Page() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  seen.push(`render ${pathname}`);
  useEffect(() => {
    seen.push(`effect ${pathname}`);
  }, [pathname]);
  return <h1>{`${pathname}, in the slot of ${first}`}</h1>;
}

function Where() {
  return <p>{`at ${useLocation().pathname}`}</p>;
}

let slots: PageSlots;
let rerender: () => void;

/** Change the slots, and render the site with them. */
function change(next: (slots: PageSlots) => PageSlots): void {
  slots = next(slots);
  rerender();
}

function Site() {
  return (
    <PageSlotsProvider value={slots}>
      <WhereVisitorIs>
        <Where />
      </WhereVisitorIs>
      <PagesInSlots page={Page} />
    </PageSlotsProvider>
  );
}

const headings = (): (string | null)[] =>
  screen.getAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent);

beforeEach(() => {
  slots = slotsOfDocument(push(at('/movies')));
  const site = (): ReactNode => (
    <MemoryRouter>
      <Site />
    </MemoryRouter>
  );
  const rendered = render(site());
  rerender = () => rendered.rerender(site());
  seenSoFar();
});

describe('a page that is rendered ahead', () => {
  it('is not seen, has no effects, and lets the page before it alone', () => {
    change((slots) => withPageAhead(slots, at('/title/one')));
    expect(headings()).toEqual(['/movies, in the slot of /movies', '/title/one, in the slot of /title/one']);
    expect(screen.getByRole('heading')).toHaveTextContent('/movies');
    expect(screen.getByText('at /movies')).toBeVisible();
    expect(seenSoFar()).toEqual(['render /title/one']);
  });

  it('is shown without being rendered again, in the place of the former page', () => {
    change((slots) => withPageAhead(slots, at('/title/one')));
    seenSoFar();
    change((slots) => withPageShown(slots, push(at('/title/one'))));
    expect(seenSoFar()).toEqual(['effect /title/one']);
    expect(headings()).toEqual(['/title/one, in the slot of /title/one']);
    expect(screen.getByRole('heading')).toBeVisible();
    expect(screen.getByText('at /title/one')).toBeVisible();
  });

  it('gives way to the next that is likely, and to a page that is shown in its stead', () => {
    change((slots) => withPageAhead(slots, at('/title/one')));
    change((slots) => withPageAhead(slots, at('/title/two')));
    expect(headings()).toHaveLength(2);
    change((slots) => withPageShown(slots, push(at('/people'))));
    expect(headings()).toEqual(['/people, in the slot of /movies']);
  });

  it.each([
    ['another place of it', push(at('/title/one', '#cast'))],
    ['a step with a state of its own', push({ ...at('/title/one'), state: 'from a form' })],
  ])('is not what %s shows', (_name, step) => {
    change((slots) => withPageAhead(slots, at('/title/one')));
    change((slots) => withPageShown(slots, step));
    expect(headings()).toEqual(['/title/one, in the slot of /movies']);
  });

  it('is not made of the page that is shown', () => {
    change((slots) => withPageAhead(slots, at('/movies')));
    expect(headings()).toHaveLength(1);
    expect(seenSoFar()).toEqual([]);
  });

  it('keeps what it has of state through the steps within it', () => {
    change((slots) => withPageAhead(slots, at('/title/one')));
    change((slots) => withPageShown(slots, push(at('/title/one'))));
    change((slots) => withPageShown(slots, push({ ...at('/title/one'), search: '?tab=cast' })));
    expect(headings()).toEqual(['/title/one, in the slot of /title/one']);
  });
});
