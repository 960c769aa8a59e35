/** Widgets that ask to stand in pages of other remotes, and pages that have no place for them any more. */
import type { OwnedRoutes } from '@sinima/contracts/pointer';
import type { WidgetPlacement } from '@sinima/contracts/remote';
import { findRefusals } from './find-refusals.ts';
import { builtRemote } from './test/built-remote.ts';
import { generation, livePointer, offers, surroundings } from './test/surroundings.ts';
import { tryRelease } from './try-release.ts';

const titlePage = (admits: readonly string[]): OwnedRoutes => ({
  pages: { title: { paths: ['/title/:slug'], slots: { rate: { admits } } } },
  widgets: {},
});

const widgetOwned: OwnedRoutes = {
  pages: {},
  widgets: { trending: { slot: 'mfe-title/title.rate', order: 1 } },
};

/** A site with a title page that admits these, and with a host that shows widgets in pages. */
const siteOf = (admits: readonly string[]) => ({
  ...surroundings,
  offers: { ...offers, runtime: [...offers.runtime, 'Slot'] },
  generation: generation({
    'mfe-title': livePointer('1.0.0-aaaaaaaaaaaa', [], { owned: titlePage(admits) }),
    'mfe-members': livePointer('1.0.0-bbbbbbbbbbbb', [], { owned: widgetOwned }),
  }),
});

/** A remote whose one widget reads the title of the page that it stands in. */
const ofMembers = (slot: WidgetPlacement['slot']) =>
  builtRemote({
    widget: `const { slug } = useParams();
      const title = useQuery(titleQuery(slug)).data;
      return h('p', null, title ? title.displayTitle : 'Loading')`,
    release: {
      app: 'mfe-members',
      pages: {},
      widgets: { trending: { slot, order: 1, scripts: [] } },
    },
  });

const site = siteOf(['mfe-members']);

it('a widget in a slot that admits it is tried at the address of the page, with its parameters', async () => {
  const { built, dir } = ofMembers('mfe-title/title.rate');
  const report = await tryRelease(built, dir, site);
  expect(report).toMatchObject({ refusals: [], warnings: [] });
  expect(report.api['GET /api/titles/slug/{slug}']).toEqual(['displayTitle']);
});

it.each([
  [
    'no live version declares',
    ofMembers('mfe-title/title.reviews'),
    site,
    'no live version of mfe-title declares',
  ],
  ['does not admit it', ofMembers('mfe-title/title.rate'), siteOf([]), 'does not admit mfe-members'],
])(
  'a widget in a slot that %s is refused, or warned of until it goes live',
  (_why, { built }, around, message) => {
    const { refusals, firm } = findRefusals(built, [], around);
    expect(refusals).toEqual([expect.stringContaining(message)]);
    expect(firm).toEqual(refusals);
    const waiting = findRefusals(built, [], { ...around, goesLive: false });
    expect(waiting).toMatchObject({ refusals: [], warnings: refusals });
  },
);

it('a host that shows no widgets in pages does not get one', () => {
  const { refusals } = findRefusals(ofMembers('mfe-title/title.rate').built, [], { ...site, offers });
  expect(refusals).toEqual([
    expect.stringContaining('Publish a host first whose @sinima/runtime exports Slot'),
  ]);
});

it('a page that drops a slot is published, and a warning names the widget that stands there', () => {
  const { built } = builtRemote();
  const { refusals, warnings } = findRefusals(built, [], site);
  expect(refusals).toEqual([]);
  expect(warnings).toEqual([
    expect.stringContaining('mfe-title has no place for the widget "trending" of mfe-members any more'),
  ]);
});
