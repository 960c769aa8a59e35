const { existsSync, readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../../..');

/** The order of a workspace's own folders, as `rooms` in its package.json; undefined where it has none. */
function declaredRooms(workspace) {
  const file = path.join(root, workspace, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).sinima?.rooms : undefined;
}

const remotes = [...readdirSync(root).filter((name) => name.startsWith('mfe-')), 'platform/remote-template'];

/**
 * The folders in each workspace's `src`, lowest first: a folder imports from those before it, never from those after
 * it. Folders of one inner list stand side by side. Files that lie in `src` itself compose the folders and are above all
 * of them. The workspace's README names the same folders, with their contents. A remote declares its own, as `sinima.rooms`
 * in its package.json, so that none stands here by name.
 *
 * @type {Record<string, readonly (readonly string[])[]>}
 */
module.exports = {
  ...Object.fromEntries(
    remotes.flatMap((remote) => {
      const rooms = declaredRooms(remote);
      return rooms === undefined ? [] : [[remote, rooms]];
    }),
  ),
  data: [['shapes'], ['source'], ['rules'], ['changes'], ['export']],
  bff: [
    ['texts'],
    ['cache'],
    ['settings'],
    ['database'],
    ['change-log'],
    ['facets', 'spelling'],
    ['derived'],
    ['trending'],
    ['titles', 'people', 'genres', 'filters', 'stats', 'members'],
    ['auth'],
    ['keys', 'limits'],
    ['account', 'contact'],
    ['credits', 'seasons', 'reviews', 'lists', 'awards', 'search'],
    ['catalogue'],
    ['changes'],
    ['dump'],
    ['parts'],
    ['operation-reads'],
    ['health'],
    ['openapi'],
    ['server'],
  ],
  'platform/api-parts': [['shapes'], ['child', 'versions']],
  'platform/api': [['text'], ['http'], ['database', 'titles', 'people', 'members']],
  'platform/api-contract': [['document', 'types', 'compile'], ['part']],
  'platform/embedded-mongo': [
    ['errors'],
    ['bson'],
    ['storage', 'wire'],
    ['query'],
    ['rights'],
    ['update'],
    ['commands'],
    ['dialect', 'process'],
  ],
  'platform/identity': [['settings', 'texts'], ['accounts'], ['sign-in'], ['pages'], ['routes']],
  'platform/mock-api': [['document'], ['samples'], ['answers', 'switches'], ['panel']],
  'platform/dev-server': [['shapes'], ['problems'], ['remotes', 'page', 'client']],
  'platform/catalogue-ui': [
    ['record-kinds'],
    [
      'awards',
      'chip-links',
      'fact-list',
      'filter-form',
      'list-file',
      'page',
      'picture',
      'record',
      'review',
      'sample',
      'saved',
      'share',
      'text',
      'vocabulary',
    ],
    ['layout', 'person', 'title'],
  ],
  'platform/operator': [['health'], ['errors'], ['guard'], ['settings'], ['access'], ['page']],
  'platform/create-remote': [['plan', 'template'], ['render'], ['repository']],
  'platform/gate': [['api'], ['needs', 'contents', 'trial', 'check', 'part']],
  'platform/renderers': [
    ['shapes', 'log'],
    ['child', 'process', 'pauses'],
  ],
  'platform/releases': [
    ['errors'],
    ['objects'],
    ['folder', 'bucket', 'shapes', 'claims'],
    ['signing'],
    ['site'],
    ['versions'],
    ['maps', 'error-groups'],
    ['pointer'],
    ['follower'],
  ],
  'tools/releases': [['output'], ['commands']],
  'tools/catalogue': [['command'], ['import', 'synthetic'], ['awards']],
  shell: [['page'], ['app'], ['client', 'renderer', 'service-worker']],
  front: [
    ['texts'],
    ['http'],
    ['composition'],
    ['reports'],
    ['api-reads'],
    ['dictionaries'],
    ['extras', 'rendering'],
    ['pages'],
    ['page-cache'],
    ['release-files', 'shared-caches', 'sitemap', 'social-cards'],
    ['embeds', 'feeds', 'status'],
    ['server'],
  ],
  'ui-kit': [
    [
      'badge',
      'button',
      'chip',
      'cloth',
      'empty-state',
      'field',
      'first-paint',
      'fonts',
      'lazy-part',
      'link',
      'rating',
      'section-heading',
      'stat-card',
      'strip',
      'toast',
      'tokens',
    ],
    ['card', 'dialog', 'error-area', 'page-banner', 'tooltip'],
    ['pagination', 'picture', 'skeleton', 'tabs'],
  ],
  'tools/bench': [['measure'], ['site'], ['bff'], ['search'], ['shell'], ['browser']],
  e2e: [['budgets', 'checks', 'stock'], ['site'], ['chunks', 'faults', 'walks'], ['screenshots']],
};
