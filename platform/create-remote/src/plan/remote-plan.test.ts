import { HOST_PATHS } from '@sinima/contracts/host-paths';
import { planRemote, type RemoteRequest } from './remote-plan.ts';
import { Refusal } from './refusal.ts';

const prefix = () => ({ stylePrefix: 'so', declaresPrefix: false });
const plan = (request: Partial<RemoteRequest> = {}) =>
  planRemote({ name: 'mfe-soundtracks', ...request }, prefix);

describe('the plan of a new remote', () => {
  it('follows from the name: a page, a widget and a team', () => {
    expect(plan()).toEqual({
      name: 'mfe-soundtracks',
      owner: '@sinima/soundtracks',
      pages: [{ id: 'soundtracks', path: '/soundtracks' }],
      widget: 'latest-soundtracks',
      ...prefix(),
    });
  });

  it('has what was asked for', () => {
    const pages = ['/charts/:year', 'song=/songs/:slug'];
    expect(plan({ pages, widget: false, owner: '@sinima/music' })).toEqual({
      name: 'mfe-soundtracks',
      owner: '@sinima/music',
      pages: [
        { id: 'charts', path: '/charts/:year' },
        { id: 'song', path: '/songs/:slug' },
      ],
      ...prefix(),
    });
  });

  it.each<[string, Partial<RemoteRequest>, RegExp]>([
    ['a name without mfe-', { name: 'soundtracks' }, /words of a-z and 0-9/],
    ['a name with a capital', { name: 'mfe-Songs' }, /words of a-z and 0-9/],
    ['a name that ends with a hyphen', { name: 'mfe-songs-' }, /words of a-z and 0-9/],
    ['a name that is too long', { name: `mfe-${'a'.repeat(40)}` }, /40 letters at most/],
    ['a page that gives no name', { pages: ['/:year'] }, /charts=\/:year/],
    ['a route without a slash', { pages: ['zebra'] }, /begins with a slash: write \/zebra\./],
    ['a named route without a slash', { pages: ['herd=zebra'] }, /write herd=\/zebra\./],
    ['a path that takes all others', { pages: ['all=/:slug'] }, /first segment has to be a fixed word/],
    ['two pages of one name', { pages: ['/songs', '/songs/:slug'] }, /Two parts would be called "songs"/],
    ['a widget with the name of a page', { widget: 'soundtracks' }, /Two parts/],
    ['a widget whose name has a space', { widget: 'top songs' }, /A widget cannot be called "top songs"/],
    ['a name that is too long for a link', { pages: [`/${'a'.repeat(31)}`] }, /not of 1 to 30 characters/],
    ['an owner who is nobody', { owner: 'music' }, /written as in CODEOWNERS/],
  ])('refuses %s, with the rule', (_what, request, rule) => {
    expect(() => plan(request)).toThrow(Refusal);
    expect(() => plan(request)).toThrow(rule);
  });

  it.each(HOST_PATHS)("refuses a page below /%s, which is the host's", (root) => {
    expect(() => plan({ pages: [`songs=/${root}/:name`] })).toThrow(Refusal);
  });

  it.each([
    '/preview',
    '/icons/:name',
    '/sitemaps',
    '/release-store',
    '/page-dictionaries',
    '/cache-key',
    '/composition.json',
    '/service-worker.js',
  ])('refuses the page %s, with the rule', (page) => {
    expect(() => plan({ pages: [`songs=${page}`] })).toThrow(/is reserved for the host/);
  });
});
