import type { LivePointers } from '@sinima/contracts/release';
import { findClash, patternShapes } from './owned-routes.ts';

describe('The shape of a path pattern', () => {
  it.each([
    ['/', ['/']],
    ['/movies', ['/movies']],
    ['/Movies/', ['/movies']],
    ['/title/:slug', ['/title/:']],
    ['/title/:id', ['/title/:']],
    ['/title/:slug/:tab?', ['/title/:', '/title/:/:']],
    ['/lists?/new', ['/new', '/lists/new']],
    ['/title/*', ['/title/*']],
  ])('%s is %j', (pattern, shapes) => {
    expect(patternShapes(pattern)).toEqual(shapes);
  });
});

describe('Two remotes', () => {
  const live: LivePointers = {
    remotes: {
      'mfe-title': {
        version: '1.0.0',
        claims: { pages: { title: { paths: ['/title/:slug', '/titles/:slug'] } }, widgets: {} },
      },
    },
  };
  const owning = (path: string) => ({ pages: { page: { paths: [path] } }, widgets: {} });

  it.each(['/title/:id', '/Titles/:name/', '/title/:id/:tab?'])('clash over %s', (path) => {
    expect(findClash('mfe-people', owning(path), live)).toMatchObject({
      pattern: path,
      owner: 'mfe-title',
    });
  });

  it.each(['/title', '/title/new', '/title/:slug/reviews', '/people/:slug'])('both live with %s', (path) => {
    expect(findClash('mfe-people', owning(path), live)).toBeUndefined();
  });

  it('are meant: a remote never clashes with its own live version', () => {
    expect(findClash('mfe-title', owning('/title/:slug'), live)).toBeUndefined();
  });
});
