/** The rules inside a workspace: no arrow from a lower folder to a higher one, none from feature to feature. */
const { tests } = require('./patterns.cjs');
const rooms = require('./rooms.cjs');

/** The rule that keeps folders from importing what stands above them. */
function upwardRule(workspace, folders, above) {
  return {
    name: `rooms-of-${workspace}: ${folders.join(', ')}`,
    comment: `In ${workspace}, ${folders.join(', ')} may not import from ${[...above, 'src itself'].join(', ')}.`,
    severity: 'error',
    from: { path: `^${workspace}/src/(${folders.join('|')})/`, pathNot: tests },
    to: {
      path: [`^${workspace}/src/(${above.join('|')})/`, `^${workspace}/src/[^/]+$`],
      pathNot: '\\.d\\.ts$',
    },
  };
}

const upwardRules = Object.entries(rooms).flatMap(([workspace, levels]) =>
  levels.map((folders, level) => upwardRule(workspace, folders, levels.slice(level + 1).flat())),
);

module.exports = [
  ...upwardRules,
  {
    name: 'features-stay-apart',
    comment: 'Pages compose features. Code that two features of a remote share lies in a folder below them.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+|platform/remote-template)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
];
