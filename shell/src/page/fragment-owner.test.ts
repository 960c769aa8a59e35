/** @jest-environment node */
import type { Composition } from '@sinima/contracts/composition';
import { fragmentsAt, findOwner, heightOf, widgetsIn } from './fragment-owner.ts';

const composition: Composition = {
  generation: 1,
  remotes: [
    {
      name: 'mfe-title',
      versions: [],
      owned: {
        pages: { title: { paths: ['/title/:slug', '/titles/:slug'] }, latest: { paths: ['/title/latest'] } },
        widgets: {
          trailer: { slot: 'home', order: 25 },
          more: { slot: 'mfe-title/title.reviews', order: 2 },
        },
      },
    },
    {
      name: 'mfe-community',
      versions: [],
      owned: {
        pages: {},
        widgets: {
          trending: { slot: 'home', order: 20, height: '40rem' },
          stats: { slot: 'home', order: 30 },
          rate: { slot: 'mfe-title/title.rate', order: 1 },
          words: { slot: 'mfe-title/title.reviews', order: 1 },
          other: { slot: 'mfe-title/title-by-id.rate', order: 1 },
        },
      },
    },
  ],
};

describe('the owner of a path', () => {
  it.each([
    ['/title/living-in-bondage', 'title', { slug: 'living-in-bondage' }],
    ['/titles/living-in-bondage', 'title', { slug: 'living-in-bondage' }],
    ['/title/àjọ̀kẹ́', 'title', { slug: 'àjọ̀kẹ́' }],
    ['/title/latest', 'latest', {}],
  ])('%s is owned by the page %s', (path, id, params) => {
    expect(findOwner(composition, path)).toMatchObject({ ref: { remote: 'mfe-title', id }, params });
  });

  it.each(['/', '/title', '/title/a/b', '/nowhere'])('%s is owned by nobody', (path) => {
    expect(findOwner(composition, path)).toBeNull();
  });

  it('a path has its owner also when none of its versions can be had', () => {
    expect(composition.remotes[0]?.versions).toEqual([]);
    expect(fragmentsAt(composition, '/title/x')[0]).toEqual({
      remote: 'mfe-title',
      kind: 'pages',
      id: 'title',
    });
  });
});

describe('a slot', () => {
  it('a slot holds the widgets of all remotes in their order', () => {
    expect(widgetsIn(composition, 'home').map(({ id }) => id)).toEqual(['trending', 'trailer', 'stats']);
  });

  it('a slot knows how much place a widget asks for, and that another asks for none', () => {
    const heights = widgetsIn(composition, 'home').map((widget) => heightOf(composition, widget));
    expect(heights).toEqual(['40rem', undefined, undefined]);
  });

  it('a slot of a page holds its widgets in their order', () => {
    expect(widgetsIn(composition, 'mfe-title/title.reviews').map(({ id }) => id)).toEqual(['words', 'more']);
  });

  it('a path may show its page, and after it the widgets in the slots of that page', () => {
    const shown = fragmentsAt(composition, '/title/x').map(({ kind, id }) => `${kind} ${id}`);
    expect(shown).toEqual(['pages title', 'widgets rate', 'widgets words', 'widgets more']);
    expect(fragmentsAt(composition, '/title/latest')).toHaveLength(1);
  });

  it('home page shows its slot', () => {
    expect(fragmentsAt(composition, '/')).toHaveLength(3);
  });
});
