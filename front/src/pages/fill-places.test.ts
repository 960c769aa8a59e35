/** @jest-environment node */
import type { RenderedFragments } from '@sinima/shell/page/page-work';
import { fillPlaces, fragmentsWithPlace } from './fill-places.ts';

const frame = {
  html: '<main>[page]</main><footer>films</footer>',
  places: { 'mfe-title/pages/title': '[page]' },
  errorArea: 'taking a break',
};

const remoteWith = ({ html = {}, places = {} }: Partial<RenderedFragments>) => ({
  done: {
    kind: 'fragments',
    html,
    places,
    thrown: {},
    queries: [],
    missing: {},
    lacksItsData: false,
  } satisfies RenderedFragments,
});

const page = remoteWith({
  html: { 'mfe-title/pages/title': '<h1>films</h1>[rate][list]' },
  places: { 'mfe-members/widgets/rate': '[rate]', 'mfe-members/widgets/list': '[list]' },
});

it('a page stands in the frame, and a widget in the page; where a widget is missing, nothing does', () => {
  const widget = remoteWith({ html: { 'mfe-members/widgets/rate': '<p>Rate</p>' } });
  expect(fillPlaces({ frame, remotes: [page, widget] })).toBe(
    '<main><h1>films</h1><p>Rate</p></main><footer>films</footer>',
  );
});

it('where a page is missing, an error area stands in the frame', () => {
  expect(fillPlaces({ frame, remotes: [{}] })).toContain('data-broken="">taking a break</div></main>');
});

it('what a remote says of places changes neither the frame nor the markup of another remote', () => {
  const greedy = remoteWith({
    html: { 'mfe-members/widgets/rate': '<p>Rate films</p>' },
    places: { 'mfe-members/widgets/rate': 'films' },
  });
  const html = fillPlaces({ frame, remotes: [page, greedy] });
  expect(html).toContain('<h1>films</h1>');
  expect(html).toContain('<footer>films</footer>');
});

it('a fragment has a place where the frame or a page has one', () => {
  const ref = (remote: string, kind: 'pages' | 'widgets', id: string) => ({ remote, kind, id });
  const refs = [
    ref('mfe-title', 'pages', 'title'),
    ref('mfe-members', 'widgets', 'rate'),
    ref('mfe-members', 'widgets', 'behind-a-tab'),
  ];
  expect(fragmentsWithPlace(refs, { frame, remotes: [page] })).toEqual(refs.slice(0, 2));
});
