/** @jest-environment node */
import type { FragmentRef } from '@sinima/shell/page/fragment-ref';
import type { RenderedFragments } from '@sinima/shell/page/page-work';
import { fillPlaces, fragmentsWithPlace } from './fill-places.ts';

const frame = {
  html: '<main>[page]</main><footer>films</footer>',
  places: { 'mfe-title/pages/title': '[page]' },
  errorArea: 'taking a break',
};

const title = { remote: 'mfe-title', kind: 'pages', id: 'title' } as const;
const rate = { remote: 'mfe-members', kind: 'widgets', id: 'rate' } as const;

/** A remote that was asked for one fragment. */
const remoteWith = (ref: FragmentRef, { html = {}, places = {} }: Partial<RenderedFragments>) => ({
  rendered: [ref],
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

const page = remoteWith(title, {
  html: { 'mfe-title/pages/title': '<h1>films</h1>[rate][list]' },
  places: { 'mfe-members/widgets/rate': '[rate]', 'mfe-members/widgets/list': '[list]' },
});

it('a page stands in the frame, and a widget in the page; where a widget is missing, nothing does', () => {
  const widget = remoteWith(rate, { html: { 'mfe-members/widgets/rate': '<p>Rate</p>' } });
  expect(fillPlaces({ frame, remotes: [page, widget] })).toBe(
    '<main><h1>films</h1><p>Rate</p></main><footer>films</footer>',
  );
});

it('where a page is missing, an error area stands in the frame', () => {
  expect(fillPlaces({ frame, remotes: [{ rendered: [] }] })).toContain(
    'data-broken="">taking a break</div></main>',
  );
});

it('what a remote says of places changes neither the frame nor the markup of another remote', () => {
  const greedy = remoteWith(rate, {
    html: { 'mfe-members/widgets/rate': '<p>Rate films</p>' },
    places: { 'mfe-members/widgets/rate': 'films' },
  });
  const html = fillPlaces({ frame, remotes: [page, greedy] });
  expect(html).toContain('<h1>films</h1>');
  expect(html).toContain('<footer>films</footer>');
});

it('a remote gives the markup of no fragment but its own', () => {
  const greedy = remoteWith(rate, {
    html: { 'mfe-members/widgets/rate': '<p>Rate</p>', 'mfe-title/pages/title': '<h1>mine</h1>' },
  });
  const html = fillPlaces({ frame, remotes: [page, greedy] });
  expect(html).toContain('<h1>films</h1>');
  expect(html).not.toContain('mine');
});

it('a fragment has a place where the frame or a page has one', () => {
  const refs = [title, rate, { ...rate, id: 'behind-a-tab' }];
  expect(fragmentsWithPlace(refs, { frame, remotes: [page] })).toEqual([title, rate]);
});
