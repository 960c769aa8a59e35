const path = require('node:path');

const root = path.resolve(__dirname, '../../..');
const layers = [
  ['ui-kit/', 'kit'],
  ['platform/', 'shared'],
];

/**
 * Put a CSS module into its layer: the UI kit's into `kit`, another shared package's into `shared`, an app's own into
 * `app`, so that the app's win wherever and whenever the stylesheets load. Its path opens the block: the stylesheet of the
 * app is put together by it.
 */
module.exports = function layerLoader(source) {
  const file = path.relative(root, this.resourcePath);
  const [, layer] = layers.find(([folder]) => file.startsWith(folder)) ?? ['', 'app'];
  return `@layer ${layer} {\n/* ${file} */\n${source}\n}`;
};
