import { act, render, screen } from '@testing-library/react';
import { Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, NavigationType, useLocation, type Location } from 'react-router-dom';
import {
  PagesInSlots,
  PageSlotsProvider,
  slotsOfDocument,
  WhereVisitorIs,
  withPageShown,
  type PageSlots,
} from './page-slots.tsx';
import { renderAheadIn } from '../client/page-ahead.ts';
import { createPageSlots, type PageSlotsStore } from '../client/page-slots-store.ts';

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

let store: PageSlotsStore;

const change = (next: (slots: PageSlots) => PageSlots): void => act(() => store.change(next));

const renderAhead = (place: Location): void => act(() => renderAheadIn(store)(place));

function Site({ page = Page }: { page?: () => ReactNode }) {
  return (
    <MemoryRouter>
      <PageSlotsProvider value={store}>
        <WhereVisitorIs>
          <Where />
        </WhereVisitorIs>
        <PagesInSlots page={page} />
      </PageSlotsProvider>
    </MemoryRouter>
  );
}

const headings = (): (string | null)[] =>
  screen.getAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent);

beforeEach(() => {
  store = createPageSlots(slotsOfDocument(push(at('/movies'))));
  seen = [];
});

describe('a page that is rendered ahead', () => {
  beforeEach(() => {
    render(<Site />);
    seenSoFar();
  });

  it('is not seen, has no effects, and lets the page before it alone', () => {
    renderAhead(at('/title/one'));
    expect(headings()).toEqual(['/movies, in the slot of /movies', '/title/one, in the slot of /title/one']);
    expect(screen.getByRole('heading')).toHaveTextContent('/movies');
    expect(screen.getByText('at /movies')).toBeVisible();
    expect(seenSoFar()).toEqual(['render /title/one']);
  });

  it('is shown without being rendered again, in the place of the former page', () => {
    renderAhead(at('/title/one'));
    seenSoFar();
    change((slots) => withPageShown(slots, push(at('/title/one'))));
    expect(seenSoFar()).toEqual(['effect /title/one']);
    expect(headings()).toEqual(['/title/one, in the slot of /title/one']);
    expect(screen.getByRole('heading')).toBeVisible();
    expect(screen.getByText('at /title/one')).toBeVisible();
  });

  it('gives way to the next that is likely, and to a page that is shown in its stead', () => {
    renderAhead(at('/title/one'));
    renderAhead(at('/title/two'));
    expect(headings()).toHaveLength(2);
    change((slots) => withPageShown(slots, push(at('/people'))));
    expect(headings()).toEqual(['/people, in the slot of /movies']);
  });

  it.each([
    ['another place of it', push(at('/title/one', '#cast'))],
    ['a step with a state of its own', push({ ...at('/title/one'), state: 'from a form' })],
  ])('is not what %s shows', (_name, step) => {
    renderAhead(at('/title/one'));
    change((slots) => withPageShown(slots, step));
    expect(headings()).toEqual(['/title/one, in the slot of /movies']);
  });

  it('is not made of the page that is shown', () => {
    renderAhead(at('/movies'));
    expect(headings()).toHaveLength(1);
    expect(seenSoFar()).toEqual([]);
  });

  it('keeps what it has of state through the steps within it', () => {
    renderAhead(at('/title/one'));
    change((slots) => withPageShown(slots, push(at('/title/one'))));
    change((slots) => withPageShown(slots, push({ ...at('/title/one'), search: '?tab=cast' })));
    expect(headings()).toEqual(['/title/one, in the slot of /title/one']);
  });
});

it('a page is rendered ahead while parts of the document stand as the server rendered them', async () => {
  const never = new Promise<never>(() => undefined);
  const Widget = ({ isWanted }: { isWanted: boolean }): ReactNode => (isWanted ? 'Trending' : use(never));
  const pageWith = (isWanted: boolean) => () =>
    useLocation().pathname === '/movies' ? (
      <Suspense fallback="Loading">
        <Widget isWanted={isWanted} />
      </Suspense>
    ) : (
      <Page />
    );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Site page={pageWith(true)} />);
  const root = await act(async () => hydrateRoot(container, <Site page={pageWith(false)} />));
  await act(async () => renderAheadIn(store)(at('/title/one')));
  expect(container).toHaveTextContent('Trending/title/one, in the slot of /title/one');
  await act(async () => root.unmount());
  container.remove();
});
