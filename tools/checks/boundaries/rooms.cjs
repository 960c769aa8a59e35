/**
 * The folders in each workspace's `src`, lowest first: a folder imports from those before it, never from those after
 * it. Folders of one inner list stand side by side. Files that lie in `src` itself compose the folders and are above all
 * of them. The workspace's README names the same folders, and what each holds.
 *
 * @type {Record<string, readonly (readonly string[])[]>}
 */
module.exports = {
  'mfe-catalogue': [['filter-chips', 'home', 'occasion', 'titles'], ['features'], ['pages', 'widgets']],
  'mfe-community': [['features'], ['pages', 'widgets']],
  'mfe-title': [['spinner', 'trailer', 'title'], ['features'], ['pages']],
  data: [['shapes'], ['source'], ['rules']],
  bff: [
    ['text'],
    ['http'],
    ['cache'],
    ['settings'],
    ['database'],
    ['facets'],
    ['derived'],
    ['titles', 'people', 'festivals', 'genres', 'stats', 'auth', 'health'],
    ['credits', 'seasons', 'reviews', 'lists', 'awards', 'search'],
    ['catalogue'],
    ['openapi'],
    ['server'],
  ],
  'mfe-people': [['person'], ['features'], ['pages', 'widgets']],
  'platform/embedded-mongo': [
    ['errors'],
    ['bson'],
    ['storage', 'wire'],
    ['query'],
    ['update'],
    ['commands'],
    ['dialect', 'process'],
  ],
  'platform/catalogue-ui': [
    [
      'awards',
      'chip-links',
      'fact-list',
      'filter-form',
      'page',
      'picture',
      'record',
      'review',
      'saved',
      'text',
    ],
    ['layout', 'person', 'title'],
  ],
  'platform/operator': [['health'], ['guard'], ['settings'], ['access'], ['page']],
  'platform/gate': [['api'], ['needs', 'contents', 'trial', 'check']],
  'tools/catalogue': [['command'], ['import', 'synthetic']],
  shell: [['app'], ['client', 'server']],
  'ui-kit': [
    [
      'badge',
      'button',
      'chip',
      'cloth',
      'empty-state',
      'field',
      'fonts',
      'lazy-part',
      'link',
      'rating',
      'section-heading',
      'stat-card',
      'toast',
      'tokens',
    ],
    ['card', 'dialog', 'error-area', 'page-banner', 'tooltip'],
    ['pagination', 'skeleton', 'tabs'],
  ],
  'tools/bench': [['measure'], ['bff']],
  e2e: [['checks'], ['site'], ['screenshots']],
};
