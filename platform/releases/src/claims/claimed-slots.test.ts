/** @jest-environment node */
import type { OwnedRoutes } from '@sinima/contracts/pointer';
import { ownClaimProblems } from './claim-problems.ts';
import { lostWidgets, slotClashes } from './claimed-slots.ts';

const pageWith = (slots?: unknown): OwnedRoutes => ({
  pages: { title: { paths: ['/title/:slug'], slots: slots as Record<string, never> } },
  widgets: {},
});

const widgetIn = (slot: string): OwnedRoutes => ({
  pages: {},
  widgets: { rate: { slot: slot as 'home', order: 1 } },
});

const title = { 'mfe-title': { owned: pageWith({ rate: { admits: ['mfe-members'] } }) } };

describe('the slots that a page declares', () => {
  it.each([
    undefined,
    {},
    { rate: { admits: [] } },
    { 'below-the-plot': { admits: ['mfe-members', 'mfe-x'] } },
  ])('a page may declare %j', (slots) => {
    expect(ownClaimProblems('mfe-title', pageWith(slots))).toEqual([]);
  });

  it.each([
    [['rate'], 'its slots are no list by name'],
    [{ rate: true }, 'a slot does not say which remotes it admits'],
    [{ rate: {} }, 'it does not say which remotes it admits'],
    [{ rate: { admits: ['members'] } }, 'it admits what is no remote'],
    [{ 'Rate it': { admits: [] } }, 'the name of a slot has a-z, 0-9 and "-" alone'],
    [
      Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`s${at}`, { admits: [] }])),
      '12 slots are the most',
    ],
  ])('a page may not declare %j: %s', (slots, why) => {
    expect(ownClaimProblems('mfe-title', pageWith(slots))).toEqual([
      `mfe-title declares the slots of its page "title": ${why}. Change slots in remote.config.ts of mfe-title.`,
    ]);
  });
});

it('a static page may not declare slots, whose widgets would never work', () => {
  const owned: OwnedRoutes = {
    pages: { terms: { paths: ['/terms'], isStatic: true, slots: { below: { admits: [] } } } },
    widgets: {},
  };
  expect(ownClaimProblems('mfe-x', owned)).toEqual([
    'mfe-x declares the slots of its page "terms": a static page has none: widgets in it would never work. Change slots in remote.config.ts of mfe-x.',
  ]);
});

describe('the slot that a widget names', () => {
  it.each(['mfe-title/title', 'title/title.rate', 'mfe-title/title.rate.more', '/rate'])(
    'a widget may not stand in %j, which is no name',
    (slot) => {
      expect(ownClaimProblems('mfe-members', widgetIn(slot))[0]).toContain(
        `mfe-members puts its widget "rate" into "${slot}", which is neither a slot of the host (home) nor of a page`,
      );
    },
  );

  it('a widget may stand in a slot that admits it, and in one of its own remote', () => {
    expect(slotClashes('mfe-members', widgetIn('mfe-title/title.rate'), title)).toEqual([]);
    const own = {
      ...title['mfe-title'].owned,
      ...widgetIn('mfe-title/title.rate'),
      pages: title['mfe-title'].owned.pages,
    };
    expect(slotClashes('mfe-title', own, {})).toEqual([]);
    expect(slotClashes('mfe-members', widgetIn('home'), {})).toEqual([]);
  });

  it('a widget may not stand where no live version has a slot: the message names those that there are', () => {
    const [missing] = slotClashes('mfe-members', widgetIn('mfe-title/title.reviews'), title);
    expect(missing).toMatch(
      /mfe-title\/title\.reviews, which no live version of mfe-title declares\. The slots of that page are: mfe-title\/title\.rate\. .*activate mfe-title@<version> mfe-members@<version>/,
    );
    expect(slotClashes('mfe-members', widgetIn('mfe-title/title.constructor'), title)).toHaveLength(1);
    expect(slotClashes('mfe-members', widgetIn('mfe-gone/title.rate'), title)).toHaveLength(1);
  });

  it('a widget may not stand where it is not admitted: the message names whose leave it takes', () => {
    expect(slotClashes('mfe-other', widgetIn('mfe-title/title.rate'), title)).toEqual([
      expect.stringContaining(
        "which does not admit mfe-other. The team of mfe-title adds 'mfe-other' to admits",
      ),
    ]);
  });
});

it('a version that drops a slot, or admits a remote no more, names the widgets that lose their place', () => {
  const live = { ...title, 'mfe-members': { owned: widgetIn('mfe-title/title.rate') } };
  for (const slots of [undefined, { rate: { admits: [] } }])
    expect(lostWidgets('mfe-title', pageWith(slots), live)).toEqual([
      expect.stringContaining('mfe-title has no place for the widget "rate" of mfe-members any more'),
    ]);
  expect(lostWidgets('mfe-title', title['mfe-title'].owned, live)).toEqual([]);
});
